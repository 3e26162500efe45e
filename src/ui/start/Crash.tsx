import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Notice } from './Notice';

/** What is shown in place of a page that failed. */
export function Crash({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Notice title={text('crash.title')} words={text('crash.text')}>
      <Button kind="first" label={text('common.tryAgain')} onPress={onRetry} />
    </Notice>
  );
}
