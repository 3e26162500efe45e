/** Pages wait for what is saved, say so if it cannot be read, and do what is asked once. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { router } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { useEffect } from 'react';
import { Text } from 'react-native';
import { Button } from '../../src/ui/Button';
import { WhenLoaded } from '../../src/ui/WhenLoaded';
import { useWays } from '../../src/ui/page/useWays';
import { ReportProvider } from '../../src/ui/report';
import { useLoaded, useLoadedInSight } from '../../src/ui/useLoaded';
import { useOnce } from '../../src/ui/useOnce';

jest.setTimeout(60_000);

/** A promise that a test settles when it likes. */
function promised<T>() {
  let keep: (value: T) => void = () => undefined;
  let fail: () => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    keep = resolve;
    fail = () => reject(new Error('the disk is full'));
  });
  return { promise, keep: (value: T) => act(async () => keep(value)), fail: () => act(async () => fail()) };
}

const nothing = () => undefined;

test('what cannot be read is said, and trying again is enough', async () => {
  const tries = [promised<string>(), promised<string>()];
  let asked = 0;
  const load = () => tries[asked++]?.promise ?? Promise.reject(new Error('asked too often'));
  const Shown = () => (
    <WhenLoaded loaded={useLoaded(load)} onBack={nothing}>
      {(value) => <Text>{value}</Text>}
    </WhenLoaded>
  );
  renderRouter({ index: Shown });
  await tries[0]?.fail();
  expect(screen.getByRole('heading', { name: 'This page could not be opened' })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  await tries[1]?.keep('three games');
  expect(screen.getByText('three games')).toBeTruthy();
  expect(asked).toBe(2);
});

test('what comes late for something else is not shown', async () => {
  const answers = { one: promised<string>(), other: promised<string>() };
  const loads = { one: () => answers.one.promise, other: () => answers.other.promise };
  const Shown = ({ wanted }: { wanted: keyof typeof loads }) => (
    <WhenLoaded loaded={useLoaded(loads[wanted])} onBack={nothing}>
      {(value) => <Text>{value}</Text>}
    </WhenLoaded>
  );
  const { rerender } = render(<Shown wanted="one" />);
  rerender(<Shown wanted="other" />);
  await answers.other.keep('the other');
  await answers.one.keep('the one');
  expect(screen.getByText('the other')).toBeTruthy();
  expect(screen.queryByText('the one')).toBeNull();
});

test('a page that comes into sight again looks again', async () => {
  let looks = 0;
  const load = async () => `looked ${++looks}`;
  const Shown = () => {
    const [loaded] = useLoadedInSight(load);
    return (
      <WhenLoaded loaded={loaded} onBack={nothing}>
        {(value) => <Text>{value}</Text>}
      </WhenLoaded>
    );
  };
  renderRouter({ index: Shown, other: () => <Text>other</Text> });
  await act(async () => undefined);
  expect(screen.getByText('looked 1')).toBeTruthy();
  await act(async () => router.push('/other'));
  await act(async () => router.back());
  expect(screen.getByText('looked 2')).toBeTruthy();
});

test('whoever asks anew is told when the page shows what was found', async () => {
  const looks = [promised<string>(), promised<string>()];
  let asked = 0;
  let isTold = false;
  const load = () => looks[asked++]?.promise ?? Promise.reject(new Error('asked too often'));
  const Shown = () => {
    const [loaded, refresh] = useLoadedInSight(load);
    return (
      <WhenLoaded loaded={loaded} onBack={nothing}>
        {(value) => <Button label={value} onPress={() => void refresh().then(() => (isTold = true))} />}
      </WhenLoaded>
    );
  };
  renderRouter({ index: Shown });
  await looks[0]?.keep('one game');
  fireEvent.press(screen.getByRole('button', { name: 'one game' }));
  await act(async () => undefined);
  expect(isTold).toBe(false);
  await looks[1]?.keep('two games');
  expect(screen.getByRole('button', { name: 'two games' })).toBeTruthy();
  expect(isTold).toBe(true);
});

test('a game is begun once however often the button is pressed, and again when the page is back', async () => {
  let begun = 0;
  const Shown = () => {
    const begin = useOnce(async () => {
      begun++;
      await Promise.resolve();
      router.push('/other');
    }, 'failed');
    return <Button label="Begin" onPress={begin} />;
  };
  renderRouter({ index: Shown, other: () => <Text>other</Text> });
  const begin = screen.getByRole('button', { name: 'Begin' });
  fireEvent.press(begin);
  fireEvent.press(begin);
  await act(async () => undefined);
  // The thumb that comes down while the table slides in.
  fireEvent.press(begin);
  await act(async () => undefined);
  expect(begun).toBe(1);
  await act(async () => router.back());
  fireEvent.press(screen.getByRole('button', { name: 'Begin' }));
  await act(async () => undefined);
  expect(begun).toBe(2);
});

test('what fails is said, can be read away, and can be tried again', async () => {
  let tries = 0;
  const Shown = () => {
    const begin = useOnce(async () => {
      tries++;
      throw new Error('the disk is full');
    }, 'It cannot begin.');
    return <Button label="Begin" onPress={begin} />;
  };
  renderRouter({
    _layout: () => (
      <ReportProvider>
        <Shown />
      </ReportProvider>
    ),
    index: () => null,
  });
  fireEvent.press(screen.getByRole('button', { name: 'Begin' }));
  await act(async () => undefined);
  expect(screen.getByText('It cannot begin.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('It cannot begin.')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Begin' }));
  await act(async () => undefined);
  expect(tries).toBe(2);
  expect(screen.getByText('It cannot begin.')).toBeTruthy();
});

test('two presses of “Continue” in one frame lead to one table', async () => {
  let tables = 0;
  const Shown = () => {
    const { table } = useWays();
    return <Button label="Continue" onPress={() => table('abc')} />;
  };
  const Table = () => {
    useEffect(() => void tables++, []);
    return <Text>the table</Text>;
  };
  renderRouter({ index: Shown, 'table/[id]': Table });
  const button = screen.getByRole('button', { name: 'Continue' });
  await act(async () => {
    fireEvent.press(button);
    fireEvent.press(button);
  });
  expect(screen.getByText('the table')).toBeTruthy();
  expect(tables).toBe(1);
});
