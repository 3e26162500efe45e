import { useText } from '../../i18n/language';
import type { Trouble } from '../../storage/trouble';
import { Button } from '../Button';
import { Notice } from './Notice';

type Props = { trouble: Trouble; tryAgain: () => void; beginFresh: () => void; goUnsaved: () => void };

/** The database cannot be used: says why, and how to go on. */
export function TroublePage({ trouble, tryAgain, beginFresh, goUnsaved }: Props) {
  const text = useText();
  const canBeReplaced = trouble === 'broken' || trouble === 'newer';
  return (
    <Notice title={text(`start.${trouble}`)} words={text(`start.${trouble}.text`)}>
      <Button kind="first" label={text('common.tryAgain')} onPress={tryAgain} />
      {canBeReplaced && <Button label={text('start.fresh')} onPress={beginFresh} />}
      <Button label={text('start.unsaved')} onPress={goUnsaved} />
    </Notice>
  );
}
