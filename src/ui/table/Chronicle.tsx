import { useMemo, useState } from 'react';
import { Modal, Pressable, StyleSheet } from 'react-native';
import type { Happening, Seat, State } from '../../engine/game';
import type { Deed } from '../../engine/show';
import { useText } from '../../i18n/language';
import { TARGET } from '../theme/themes';
import { Words } from '../Words';
import { Ceremony } from './telling/Ceremony';
import { useTop } from './top';

type Props = {
  log: readonly Happening[];
  /** The table as whoever reads sees it: where things lie. */
  view: State;
  names: readonly string[];
  eye: Seat | -1;
  lines: number;
};

/** Not everything that happens is told, and what belongs together is one deed: so many happenings are enough for a line. */
const FOR_A_LINE = 4;

/** What happened, the latest first. What was celebrated can be seen once more. */
export function Chronicle({ log, view, names, eye, lines }: Props) {
  const text = useText();
  const { words, places } = useTop();
  const [again, setAgain] = useState<Deed | null>(null);
  const deeds = useMemo(
    () =>
      words
        .tell(view, log.slice(-lines * FOR_A_LINE), names, eye)
        .slice(-lines)
        .reverse(),
    [words, view, log, names, eye, lines],
  );
  return (
    <>
      {deeds.map((deed, i) => {
        const isGreat = deed.ceremony !== null;
        const line = (
          <Words key={i} kind="small" color={isGreat ? 'accent' : i === 0 ? 'text' : 'muted'}>
            {[deed.line, ...deed.parts.map((part) => part.line)].join(' ')}
          </Words>
        );
        return !isGreat ? (
          line
        ) : (
          <Pressable
            key={i}
            role="button"
            accessibilityHint={text('log.again')}
            onPress={() => setAgain(deed)}
            style={styles.again}
          >
            {line}
          </Pressable>
        );
      })}
      {again && (
        <Modal onRequestClose={() => setAgain(null)} aria-label={again.line}>
          <Ceremony deed={again} beat={700} {...{ words, places }} onDone={() => setAgain(null)} />
        </Modal>
      )}
    </>
  );
}

const styles = StyleSheet.create({ again: { minHeight: TARGET, justifyContent: 'center' } });
