import type { Words as GameWords } from '../../engine/show';
import type { Happening, Move, State } from '../../engine/game';
import { useText } from '../../i18n/language';
import type { Look } from '../../table/look';
import { Button } from '../Button';
import { Words } from '../Words';
import { Sheet } from '../Sheet';
import { readerOf } from './reader';

type Props = {
  look: Look;
  words: GameWords<State, Move, Happening>;
  names: readonly string[];
  onPlay: (move: Move) => void;
  onClose: () => void;
};

/** What a strong player would do here, and why; that nobody knows, if thinking about it has failed. */
export function HintSheet({ look, words, names, onPlay, onClose }: Props) {
  const text = useText();
  const { hint, isConsulting, view } = look;
  const eye = readerOf(look);
  const difference = hint?.difference;
  return (
    <Sheet title={text('hint.open')} onClose={onClose}>
      {hint ? (
        <>
          <Words kind="strong">{text('hint.would', { move: words.move(view, hint.move, names, eye) })}</Words>
          <Words color="muted">
            {difference && difference.here < difference.there
              ? text('hint.spares', { what: words.reason(hint.reason) })
              : words.reason(hint.reason)}
          </Words>
          {difference && (
            <Words color="muted">
              {text('hint.tries', {
                here: difference.here,
                there: difference.there,
                of: difference.of,
                instead: words.move(view, difference.instead, names, eye),
              })}
            </Words>
          )}
          <Button kind="first" label={text('hint.do')} onPress={() => onPlay(hint.move)} />
        </>
      ) : (
        <Words color="muted">{text(isConsulting ? 'hint.thinking' : 'hint.none')}</Words>
      )}
    </Sheet>
  );
}
