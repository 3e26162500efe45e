import { useText } from '../../i18n/language';
import type { Lanterns, Reckoned } from '../../engine/chapter';
import { Button } from '../Button';
import { Panel } from '../Panel';
import { LanternRows } from './LanternRow';
import { Told, type Said } from './Told';

/** How a chapter ended. */
interface End {
  readonly title: string;
  readonly told: readonly Said[];
  readonly wanted: readonly [string, string, string];
  readonly lanterns: Lanterns;
  readonly reckoned: readonly Reckoned[];
}

type Props = { end: End; onAgain: () => void; onShaft: () => void };

/** What came of a chapter: its lanterns, and what is told afterwards. */
export function ChapterEnd({ end: { title, told, wanted, lanterns, reckoned }, onAgain, onShaft }: Props) {
  const text = useText();
  const isDone = lanterns[0];
  const again = (
    <Button kind={isDone ? 'second' : 'first'} symbol="cycle" label={text('shaft.again')} onPress={onAgain} />
  );
  return (
    <>
      <Panel title={title} symbol="lantern-flame">
        <LanternRows {...{ wanted, lanterns, reckoned }} />
      </Panel>
      <Told said={told} mood={isDone ? 'pleased' : 'thinking'} />
      {!isDone && again}
      <Button
        kind={isDone ? 'first' : 'second'}
        symbol="lantern-flame"
        label={text(isDone ? 'shaft.down' : 'shaft.back')}
        onPress={onShaft}
      />
      {isDone && again}
    </>
  );
}
