/** What people see between two hand-overs: a result for one, a moment and a ceremony for all, the curtain. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { deedOf } from '../../../src/engine/deeds';
import { entry } from '../../../src/games/saboteur';
import { EMBLEMS } from '../../../src/ui/seats';
import { DEFAULTS } from '../../../src/storage/settings';
import { SettingsProvider } from '../../../src/ui/settings';
import { Curtain } from '../../../src/ui/table/Curtain';
import { Ceremony } from '../../../src/ui/table/telling/Ceremony';
import { Fitted } from '../../../src/ui/table/telling/Fitted';
import { MomentBar } from '../../../src/ui/table/telling/MomentBar';
import { RecapCard, sharesOf } from '../../../src/ui/table/telling/RecapCard';
import { ResultScreen } from '../../../src/ui/table/telling/ResultScreen';

jest.setTimeout(120_000);

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
const places = ['Thora', 'Brunna', 'Odo'].flatMap((name, i) => {
  const emblem = EMBLEMS[i];
  return emblem ? [{ name, emblem }] : [];
});
const [thora, brunna] = places;
if (!thora || !brunna) throw new Error('nobody is there');
const words = entry.show.words.en;
const card = (face: string, key = face) => ({ key, card: 0, kind: 'role', face });
const put = (what: ReactNode) => render(<SafeAreaProvider initialMetrics={metrics}>{what}</SafeAreaProvider>);

test('words that are read large in little room are smaller, or broken at a syllable, and never letter by letter', () => {
  const sentence = 'Brunna war Goldsucher.';
  render(
    <SettingsProvider database={undefined} initial={{ ...DEFAULTS, textSize: '200' }}>
      <Fitted kind="strong">{sentence}</Fitted>
    </SettingsProvider>,
  );
  fireEvent(screen.getByText(sentence), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 140, height: 40 } } });
  const narrow = screen.getByText(/^Brunna war Gold\u00adsucher\.$/);
  expect(narrow.props['style'].flat()[0].fontSize).toBeGreaterThanOrEqual(12);
});

test('a result shows what is secret and not the rest, until it was got', () => {
  const onGotIt = jest.fn();
  const deeds = [
    deedOf(0, 'You play a map on the middle goal.', {
      parts: [deedOf(0, 'It is the treasure.', { isSecret: true, cards: [card('treasure')] })],
    }),
  ];
  const onKeep = jest.fn();
  put(
    <ResultScreen {...{ deeds, places, words, onGotIt, onKeep }} place={thora} hand={[]} passesOn closesAfter={null} />,
  );
  expect(screen.getByText('Only for Thora')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'It is the treasure.' })).toBeTruthy();
  expect(screen.queryByText('You play a map on the middle goal.')).toBeNull();
  expect(onGotIt).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'Got it, pass on' }));
  expect(onGotIt).toHaveBeenCalledTimes(1);
});

test('a result that stays in the hand says that it closes by itself, and can be kept', () => {
  const onKeep = jest.fn();
  const deeds = [deedOf(0, 'You draw a curve.', { isSecret: true, cards: [card('curve')] })];
  put(
    <ResultScreen
      {...{ deeds, places, words, onKeep }}
      place={thora}
      hand={[]}
      passesOn
      closesAfter={3000}
      onGotIt={jest.fn()}
    />,
  );
  expect(screen.getByText('Closes by itself: it stays in your hand.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Look longer' }));
  expect(onKeep).toHaveBeenCalledTimes(1);
});

test('a moment says who did what, what a bot says about it, and who is next', () => {
  const goOn = jest.fn();
  const deed = deedOf(1, 'Brunna lays a curve.', { cards: [card('curve')] });
  const spoken = { place: thora, line: 'Hm. Yes.' };
  const moment = { deed, ceremony: null, ahead: [], spoken, at: 0, of: 1, goOn, skip: jest.fn() };
  put(<MomentBar {...{ moment, words, places }} next={thora} goes={undefined} botsGoOn={false} width={390} />);
  expect(screen.getByText('Brunna lays a curve.')).toBeTruthy();
  expect(screen.getByLabelText('Thora: Hm. Yes.').props['aria-live']).toBe('polite');
  expect(screen.getByText('Next: Thora')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Go on' }));
  expect(goOn).toHaveBeenCalledTimes(1);
});

describe('a ceremony', () => {
  const parts = places.map(({ name }, seat) => deedOf(seat, `${name} was a miner.`, { cards: [card('miner', name)] }));
  const deed = deedOf(-1, 'The miners win the round.', { ceremony: 'unmasking', parts });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('unmasks one after the other, and then waits for people', () => {
    const onDone = jest.fn();
    put(<Ceremony {...{ deed, words, places, onDone }} beat={500} />);
    expect(screen.getByRole('heading', { name: 'The miners win the round.' })).toBeTruthy();
    expect(screen.queryByText('Thora was a miner.')).toBeNull();
    act(() => jest.advanceTimersByTime(500));
    expect(screen.getByText('Thora was a miner.')).toBeTruthy();
    expect(screen.queryByText('Brunna was a miner.')).toBeNull();
    for (let part = 0; part < 4; part++) act(() => jest.advanceTimersByTime(500));
    expect(screen.getByText('Odo was a miner.')).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('button', { name: 'Go on' }));
    expect(onDone.mock.calls).toEqual([[true]]);
  });

  test('says what its card does once, from the beginning', () => {
    const treasure = card('treasure');
    const { text } = words.card('treasure');
    const told = deedOf(0, 'It comes to light.', {
      ceremony: 'event',
      cards: [treasure],
      parts: [deedOf(-1, text, { cards: [treasure] }), deedOf(1, 'Brunna loses a nugget.')],
    });
    put(<Ceremony deed={told} {...{ words, places }} beat={null} onDone={jest.fn()} />);
    fireEvent.press(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.getByText('Brunna loses a nugget.')).toBeTruthy();
  });

  test('names whoever has the phone already and goes on', () => {
    const bought = deedOf(0, 'Thora buys the Crown.', { ceremony: 'purchase' });
    put(<Ceremony deed={bought} {...{ words, places }} beat={null} next={thora} keeps onDone={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'Thora goes on' })).toBeTruthy();
  });

  test('where all have looked on for as long as they liked, takes the hand of whoever has the phone next', () => {
    put(<Ceremony {...{ deed, words, places }} beat={null} next={thora} keeps onDone={jest.fn()} />);
    expect(screen.queryByRole('button', { name: 'Hold: I am Thora' })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByRole('button', { name: 'Hold: I am Thora' })).toBeTruthy();
    expect(screen.getByText('Everybody else looks away.')).toBeTruthy();
  });

  test('can be skipped to its end', () => {
    put(<Ceremony {...{ deed, words, places }} beat={null} onDone={jest.fn()} />);
    fireEvent.press(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByText('Odo was a miner.')).toBeTruthy();
  });

  test('of something smaller goes on by itself', () => {
    const onDone = jest.fn();
    const bought = deedOf(0, 'Thora buys the Crown.', { ceremony: 'purchase' });
    put(<Ceremony deed={bought} {...{ words, places, onDone }} beat={500} />);
    act(() => jest.advanceTimersByTime(500));
    expect(onDone.mock.calls).toEqual([[false]]);
  });
});

test('the curtain says who was last, which round it is and, folded, what has happened; somebody away can be helped', () => {
  jest.useFakeTimers();
  const onAway = jest.fn();
  put(
    <Curtain
      place={thora}
      others={[brunna.emblem]}
      last={brunna}
      round={2}
      recap={['Brunna lays a curve.']}
      onReveal={jest.fn()}
      onLeave={jest.fn()}
      onAway={onAway}
    />,
  );
  expect(screen.getByText('Brunna was last.')).toBeTruthy();
  expect(screen.getByText('Round 2')).toBeTruthy();
  expect(screen.queryByText('Brunna lays a curve.')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: /What has happened/ }));
  expect(screen.getByText('Brunna lays a curve.')).toBeTruthy();
  const away = () => fireEvent.press(screen.getByRole('button', { name: 'Thora is away' }));
  away(); // a tap that was meant for what stood here before
  expect(onAway).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(600));
  away();
  expect(onAway).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('whoever is at the curtain can look back at what everybody did this round, in signs and in words', () => {
  const trails = [[], [{ sign: 'dig-hole', line: 'Brunna lays a curve.' } as const], []];
  put(
    <Curtain
      {...{ places, trails }}
      place={thora}
      others={[]}
      recap={['Brunna rests.']}
      onReveal={jest.fn()}
      onLeave={jest.fn()}
    />,
  );
  fireEvent.press(screen.getByRole('button', { name: /What has happened/ }));
  const trail = screen.getByRole('button', { name: 'Brunna: Brunna lays a curve.' });
  expect(screen.queryByRole('button', { name: /^Odo: / })).toBeNull();
  expect(screen.queryByText('Brunna lays a curve.')).toBeNull();
  fireEvent.press(trail);
  expect(screen.getByText('Brunna lays a curve.')).toBeTruthy();
});

test('what happened before a turn stands there in full, by who did it, and can be made small', () => {
  const phone = (fontScale: number) => ({ width: 390, height: 844, scale: 1, fontScale });
  act(() => Dimensions.set({ window: phone(1), screen: phone(1) }));
  const deeds = [
    deedOf(1, 'Brunna draws.'),
    deedOf(1, 'Brunna draws.'),
    deedOf(2, 'Odo meets goblins.', { parts: [deedOf(-1, 'They steal.'), deedOf(0, 'They take your Emerald.')] }),
  ];
  const shares = sharesOf(deeds);
  expect(shares).toEqual([
    { seat: 1, lines: ['Brunna draws. × 2'] },
    { seat: 2, lines: ['Odo meets goblins.', 'They take your Emerald.'] },
  ]);
  put(<RecapCard title="What has happened" {...{ shares, places }} onClose={jest.fn()} />);
  expect(screen.getByText('Brunna draws. × 2')).toBeTruthy();
  fireEvent.press(screen.getByTestId('recap'));
  expect(screen.queryByText('Brunna draws. × 2')).toBeNull();
  expect(screen.getByText('They take your Emerald.')).toBeTruthy();
  fireEvent.press(screen.getByTestId('recap'));
  expect(screen.getByText('Brunna draws. × 2')).toBeTruthy();
  screen.unmount();
  // Large text would hide the mine: then the last of it is enough at first.
  act(() => Dimensions.set({ window: phone(2), screen: phone(2) }));
  put(<RecapCard title="What has happened" {...{ shares, places }} onClose={jest.fn()} />);
  expect(screen.queryByText('Brunna draws. × 2')).toBeNull();
});
