import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Game, Move } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import { decisionAt, practiseFrom, type Request, type Crossroads } from '../../table/again';
import type { Opinion } from '../../table/assay';
import type { Minds, SaveInput } from '../../table/events';
import type { Found } from '../../table/gameStore';
import { Button } from '../Button';
import { useFeedback } from '../feedback/useFeedback';
import { placesOf, type Place } from '../seats';
import { Sheet } from '../Sheet';
import { Notice } from '../start/Notice';
import { useStore } from '../store';
import { PrivateScreen } from '../table/PrivateScreen';
import { TableScreen } from '../table/TableScreen';
import { useTable } from '../table/useTable';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { useOnce } from '../useOnce';
import { Words } from '../Words';

type AskOpinion = (decision: Request, moves: readonly Move[], signal: AbortSignal) => Promise<Opinion>;

type Props = {
  found: Found;
  game: Game;
  show: Show;
  /** The move that is made once more. */
  at: number;
  opinion: AskOpinion;
  onRules: (rule?: string) => void;
  onTable: (id: string) => void;
  onBack: () => void;
};

/** A decision of a finished game, made once more at the real table; then the master says what that is worth. */
export function AgainPage({ found, game, show, at, opinion, onRules, onTable, onBack }: Props) {
  const text = useText();
  const store = useStore();
  const crossroads = useMemo(() => decisionAt(game, found, at), [game, found, at]);
  const places = useMemo(() => placesOf(found.players), [found]);
  const [chosen, setChosen] = useState<Move | null>(null);
  const [tries, setTries] = useState(0);
  const playOn = useOnce(async () => {
    if (!crossroads || !chosen) return;
    const title = text('again.practice', { number: at + 1 });
    onTable(await practiseFrom(store, game, found, crossroads, chosen, title));
  }, text('begin.failed'));
  if (!crossroads)
    return (
      <Notice title={text('again.title')} words={text('again.gone')}>
        <Button kind="first" label={text('common.back')} onPress={onBack} />
      </Notice>
    );
  const another = () => {
    setChosen(null);
    setTries(tries + 1);
  };
  return (
    <View style={styles.all}>
      <AsItStood
        key={tries}
        {...{ found, game, show, crossroads, places, onRules, onBack }}
        at={at}
        onChosen={setChosen}
      />
      {chosen && (
        <Sheet title={text('again.verdict')} onClose={another}>
          <Verdict {...{ show, crossroads, places, chosen, opinion }} />
          <Button label={text('again.another')} symbol="cycle" onPress={another} />
          <Button label={text('again.playOn')} hint={text('again.playOn.hint')} onPress={playOn} />
        </Sheet>
      )}
    </View>
  );
}

type AsItStoodProps = Pick<Props, 'found' | 'game' | 'show' | 'at' | 'onRules' | 'onBack'> & {
  crossroads: Crossroads;
  places: readonly Place[];
  onChosen: (move: Move) => void;
};

const nobody = () => Promise.reject(new Error('nobody is asked here'));
const ignore = (): void => undefined;

/** The table as it stood. It waits with the first move: what comes of it is for the master to say. */
function AsItStood({ found, game, show, at, crossroads, places, onRules, onBack, onChosen }: AsItStoodProps) {
  const text = useText();
  const { still } = useAppearance();
  const hear = useFeedback(show.sounds);
  const [peeking, setPeeking] = useState(false);
  const minds = useMemo((): Minds => ({ think: () => new Promise(ignore), advise: nobody, assay: nobody }), []);
  const save = useMemo(
    () =>
      ({ moves }: SaveInput): Promise<void> => {
        const [move] = moves;
        if (move) onChosen(move);
        return new Promise(ignore);
      },
    [onChosen],
  );
  const { players, state, moves, story, seat } = crossroads;
  const {
    look: seen,
    send,
    log,
  } = useTable({
    ...{ game, players, state, moves, story, minds, save, hear, still },
    setup: found.setup,
    onPlayers: ignore,
    call: 'open',
    pause: 0,
    tells: false,
    speed: 0,
  });
  // What had happened before stands in the log; it would lie over what is to be done here.
  const look = useMemo(() => ({ ...seen, recap: [] }), [seen]);
  const say = <Say>{text('again.say', { number: at + 1, name: places[seat]?.name ?? '' })}</Say>;
  const asked = places[look.holder];
  if (look.screen === 'private' && asked && !peeking)
    return (
      <Beside say={say}>
        <PrivateScreen
          {...{ show, places, look, send }}
          place={asked}
          onRule={onRules}
          onLook={() => setPeeking(true)}
        />
      </Beside>
    );
  return <TableScreen {...{ show, places, look, send, log }} coach={say} onLeave={onBack} onRule={onRules} />;
}

/** What is to be done here, over the table. */
function Say({ children }: { children: ReactNode }) {
  const { colors } = useAppearance();
  return (
    <View style={[styles.say, { backgroundColor: colors.surface, borderColor: colors.accent }]}>
      <Words kind="small">{children}</Words>
    </View>
  );
}

/** The same above a screen that is not the table. */
function Beside({ say, children }: { say: ReactNode; children: ReactNode }) {
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  return (
    <View role="main" style={[styles.all, { backgroundColor: colors.ground, paddingTop: insets.top }]}>
      {say}
      <View style={styles.all}>{children}</View>
    </View>
  );
}

type VerdictProps = { show: Show; crossroads: Crossroads; places: readonly Place[]; chosen: Move; opinion: AskOpinion };

const percent = (chance: number): number => Math.round(chance * 100);

/** What the master thinks of a move, beside what was played and what the master would do. */
function Verdict({ show, crossroads, places, chosen, opinion }: VerdictProps) {
  const text = useText();
  const words = show.words[useLanguage()];
  const { question, played } = crossroads;
  const isSame = JSON.stringify(chosen) === JSON.stringify(played);
  const [formed, setFormed] = useState<Opinion | 'failed' | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    opinion(question, isSame ? [chosen] : [chosen, played], controller.signal).then(setFormed, () => {
      if (!controller.signal.aborted) setFormed('failed');
    });
    return () => controller.abort();
  }, [opinion, question, chosen, played, isSame]);
  if (formed === null)
    return (
      <Words role="status" color="muted">
        {text('again.thinking')}
      </Words>
    );
  if (formed === 'failed') return <Words role="alert">{text('again.failed')}</Words>;
  const names = places.map(({ name }) => name);
  const told = (move: Move, chance: number | undefined) => ({
    move: words.move(question.view, move, names, crossroads.seat),
    percent: percent(chance ?? 0),
  });
  const isMasters = JSON.stringify(formed.master) === JSON.stringify(chosen);
  return (
    <View style={styles.verdict} role="status">
      <Words kind="strong" color="accent">
        {text(isMasters ? 'again.found' : `again.${formed.worth}`)}
      </Words>
      <Words>{text('again.yours', told(chosen, formed.chances[0]))}</Words>
      {!isSame && <Words>{text('again.then', told(played, formed.chances[1]))}</Words>}
      <Words>{isMasters ? text('again.same') : text('again.master', told(formed.master, formed.chance))}</Words>
      <Words kind="small" color="muted">
        {words.reason(formed.reason)}
      </Words>
      {formed.off > 0 && (
        <Words kind="small" color="muted">
          {text('again.off', { points: Math.max(1, percent(2 * formed.off)) })}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  say: { margin: SPACE.small, padding: SPACE.small, borderRadius: RADIUS, borderWidth: 1.5 },
  verdict: { gap: SPACE.hair },
});
