/** The Foreman at the table on a screen: each thing is said once, stands there in words, and nothing goes on before it is said. */
import { act, render, screen } from '@testing-library/react-native';
import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Happening } from '../../../src/engine/game';
import { entry } from '../../../src/games/saboteur';
import { DEFAULTS } from '../../../src/storage/settings';
import { look } from '../../../src/table/look';
import { tell } from '../../../src/table/story';
import { VoiceContext, type Say } from '../../../src/ui/feedback/speaking';
import { voiceFor } from '../../../src/ui/feedback/voices';
import { EMBLEMS } from '../../../src/ui/seats';
import { SettingsProvider } from '../../../src/ui/settings';
import { TableScreen } from '../../../src/ui/table/TableScreen';
import { sitDown, type Sitting } from '../../table/sitting';

jest.setTimeout(120_000);

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
const places = ['Anna', 'Ben', 'Carla'].flatMap((name, i) => {
  const emblem = EMBLEMS[i];
  return emblem ? [{ name, emblem }] : [];
});
const NEW = ['Ben'];
const QUIET: readonly Happening[] = [];

/** A voice that speaks until a test says that it is done. */
function newVoice() {
  const spoken: { words: string; signal: AbortSignal; end: () => void }[] = [];
  const say: Say = (words, _language, signal) =>
    new Promise((end) => {
      spoken.push({ words, signal, end });
    });
  return { spoken, say };
}

function Table({ table, onTold }: { table: Sitting; onTold: () => void }) {
  const snapshot = useSelector(table.actor, (now) => now);
  const seen = useMemo(() => look(snapshot), [snapshot]);
  return (
    <TableScreen
      {...{ places, onTold }}
      show={entry.show}
      look={seen}
      log={QUIET}
      send={table.send}
      newcomers={NEW}
      onLeave={() => undefined}
    />
  );
}

function put(foreman: 'on' | 'off', say: Say, what: ReactNode) {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <SettingsProvider database={undefined} initial={{ ...DEFAULTS, foreman }}>
        <VoiceContext value={say}>{what}</VoiceContext>
      </SettingsProvider>
    </SafeAreaProvider>,
  );
}

const setup = { seats: 3, seed: 'host', variants: [], first: 1 };

async function begun(foreman: 'on' | 'off') {
  const table = sitDown(entry.game, { seats: 3, setup, story: tell(entry.game, setup, []), pause: null });
  /** How much there was to tell each time when the screen said that all was told. */
  const told: number[] = [];
  const onTold = () => void told.push(table.look().news.length);
  const voice = newVoice();
  put(foreman, voice.say, <Table {...{ table, onTold }} />);
  await act(() => table.wait());
  return { table, told, ...voice };
}

test('he says at the curtain what stands there, once, and is silent as soon as it is held', async () => {
  const { table, spoken } = await begun('on');
  expect(table.look().screen).toBe('curtain');
  expect(spoken).toHaveLength(1);
  const [first] = spoken;
  expect(first?.words).toBe(
    [
      'Glück auf, and welcome to Saboteur!',
      'For Ben, who has not played it here yet:',
      ...entry.show.words.en.firstTurn,
      'Everybody looks away but Ben.',
    ].join(' '),
  );
  expect(screen.getByLabelText(`Foreman: ${first?.words}`)).toBeTruthy();
  for (const line of entry.show.words.en.firstTurn) expect(screen.getByText(line)).toBeTruthy();
  await act(async () => {
    table.send({ type: 'REVEAL' });
    await table.wait();
  });
  expect(first?.signal.aborted).toBe(true);
  expect(spoken).toHaveLength(1);
});

test('what was done is said as it stands there, and nothing goes on before it was said', async () => {
  const { table, spoken, told } = await begun('on');
  await act(async () => {
    table.send({ type: 'REVEAL' });
    await table.wait();
    table.send({ type: 'GOT_IT' });
    await table.wait();
  });
  const pass = table.look().options.find((move) => move.do === 'pass');
  if (!pass) throw new Error('nothing can be put away');
  await act(async () => {
    table.send({ type: 'CHOOSE', move: pass });
    await table.wait();
    if (table.look().screen === 'result') table.send({ type: 'GOT_IT' });
    await table.wait();
  });
  expect(table.look().screen).toBe('moment');
  const last = spoken.at(-1);
  expect(last?.words).toMatch(/^Ben /);
  expect(screen.getByText(last?.words ?? '')).toBeTruthy();
  expect(told.filter((news) => news > 0)).toEqual([]);
  await act(async () => last?.end());
  expect(told.filter((news) => news > 0)).not.toEqual([]);
});

test('where the phone keeps him silent every word stands there all the same', async () => {
  const table = sitDown(entry.game, { seats: 3, setup, story: tell(entry.game, setup, []), pause: null });
  put('on', async () => undefined, <Table {...{ table, onTold: () => undefined }} />);
  await act(() => table.wait());
  expect(table.look().screen).toBe('curtain');
  expect(screen.getByLabelText(/^Foreman: Glück auf, .*Everybody looks away but Ben\.$/)).toBeTruthy();
});

test('he is not there unless people want him', async () => {
  const { table, spoken } = await begun('off');
  expect(table.look().screen).toBe('curtain');
  expect(spoken).toEqual([]);
  expect(screen.queryByTestId('foreman')).toBeNull();
});

describe('his voice', () => {
  const voice = (identifier: string, language: string, more: object = {}) => ({
    ...{ identifier, language, name: identifier, quality: 'Default' },
    ...more,
  });
  type Voices = Parameters<typeof voiceFor>[0];
  const of = (...voices: readonly ReturnType<typeof voice>[]): Voices => JSON.parse(JSON.stringify(voices));

  test('is the best one that speaks the language on the phone itself', () => {
    const voices = of(
      voice('en', 'en-US'),
      voice('plain', 'de_DE'),
      voice('far', 'de-DE', { quality: 'Enhanced', localService: false }),
      voice('de-de-x-nfh-network', 'de-DE', { quality: 'Enhanced' }),
      voice('fine', 'de-AT', { quality: 'Enhanced' }),
    );
    expect(voiceFor(voices, 'de')?.identifier).toBe('fine');
    expect(voiceFor(voices, 'en')?.identifier).toBe('en');
  });

  test('is none where only another language, or a network, could speak', () => {
    expect(voiceFor(of(voice('en', 'en-GB'), voice('x', 'den')), 'de')).toBeNull();
    expect(voiceFor(of(voice('far', 'de-DE', { localService: false })), 'de')).toBeNull();
  });
});
