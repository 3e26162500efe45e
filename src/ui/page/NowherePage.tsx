import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Notice } from '../start/Notice';

/** An address that leads to no page. */
export function NowherePage({ onBack }: { onBack: () => void }) {
  const text = useText();
  return (
    <Notice title={text('app.name')} words={text('game.unknown')}>
      <Button kind="first" label={text('game.toMountain')} onPress={onBack} />
    </Notice>
  );
}
