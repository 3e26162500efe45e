import { useText } from '../../i18n/language';
import type { Lanterns } from '../../engine/chapter';
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
}

type Props = { end: End; onAgain: () => void; onShaft: () => void };

/** What came of a chapter: its lanterns, and what is told afterwards. */
export function ChapterEnd({ end: { title, told, wanted, lanterns }, onAgain, onShaft }: Props) {
  const text = useText();
  const isDone = lanterns[0];
  return (
    <>
      <Panel title={title} symbol="lantern-flame">
        <LanternRows wanted={wanted} lanterns={lanterns} isOver />
      </Panel>
      <Told said={told} mood={isDone ? 'pleased' : 'thinking'} />
      <Button
        kind={isDone ? 'first' : 'second'}
        symbol="lantern-flame"
        label={text(isDone ? 'shaft.down' : 'shaft.back')}
        onPress={onShaft}
      />
      <Button kind={isDone ? 'second' : 'first'} symbol="cycle" label={text('shaft.again')} onPress={onAgain} />
    </>
  );
}
