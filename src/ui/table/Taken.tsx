import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Notice } from '../start/Notice';

type Props = { onTakeUp: () => void; onLeave: () => void };

/** The game has gone on at another table: it can be taken up here as it stands by now. */
export function Taken({ onTakeUp, onLeave }: Props) {
  const text = useText();
  return (
    <Notice title={text('table.taken')} words={text('table.taken.text')}>
      <Button kind="first" label={text('table.takeUp')} onPress={onTakeUp} />
      <Button label={text('table.toMountain')} onPress={onLeave} />
    </Notice>
  );
}
