import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { ASSAY } from '../../canvas/pictures/scenes';
import type { Game, Seat } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import { weighedSeats, type Assay, type Worth } from '../../table/assay';
import type { WeighGame } from '../../table/events';
import type { Found } from '../../table/gameStore';
import { Button } from '../Button';
import { Choices } from '../Choices';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { placesOf } from '../seats';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { ChanceChart, Sign } from './ChanceChart';
import { useAssay } from './useAssay';
import { worded, type WordedMove, type WordedTurning } from './worded';

type Props = {
  found: Found;
  game: Game;
  show: Show;
  weigh: WeighGame;
  onAgain: (at: number) => void;
  /** Opens the replay at a move. */
  onWatch: (at: number) => void;
  onBack: () => void;
};

const ALL = '-1';
const SHOWN: readonly Worth[] = ['found', 'fine', 'slip', 'blunder'];

/** A finished game, weighed: chances over the whole game, turning points, and what one's own moves cost. */
export function AssayPage({ found, game, show, weigh, onAgain, onWatch, onBack }: Props) {
  const text = useText();
  const seats = useMemo(() => weighedSeats(found), [found]);
  const places = useMemo(() => placesOf(found.players), [found]);
  const [eyes, setEyes] = useState(String(seats[0] ?? ALL));
  const { weighing, retry } = useAssay(game, found, Number(eyes), weigh);
  const nameOf = (choice: string) => (choice === ALL ? text('replay.all') : (places[Number(choice)]?.name ?? ''));
  return (
    <Page title={text('assay.title')} scene={ASSAY} onBack={onBack}>
      <Panel title={text('assay.eyes')}>
        <Choices
          label={text('assay.eyes')}
          choices={[...seats.map(String), ALL]}
          chosen={eyes}
          nameOf={nameOf}
          onChoose={setEyes}
        />
        <Words kind="small" color="muted">
          {text(eyes === ALL ? 'assay.eyes.all' : 'assay.eyes.own', { name: nameOf(eyes) })}
        </Words>
      </Panel>
      {weighing.at === 'on' && (
        <Words color="muted" role="status" center>
          {text('assay.on', { percent: Math.round(weighing.part * 100) })}
        </Words>
      )}
      {weighing.at === 'failed' && (
        <>
          <Words role="alert" color="accent">
            {text('assay.failed')}
          </Words>
          <Button symbol="magnifying-glass" label={text('common.tryAgain')} onPress={retry} />
        </>
      )}
      {weighing.at === 'done' && (
        <Findings {...{ found, game, show, places, seats, onAgain, onWatch }} assay={weighing.assay} />
      )}
    </Page>
  );
}

type FindingsProps = Pick<Props, 'found' | 'game' | 'show' | 'onAgain' | 'onWatch'> & {
  places: ReturnType<typeof placesOf>;
  /** Whose moves can be tried again. */
  seats: readonly Seat[];
  assay: Assay;
};

function Findings({ found, game, show, places, seats, assay, onAgain, onWatch }: FindingsProps) {
  const text = useText();
  const words = show.words[useLanguage()];
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  const told = useMemo(() => worded(game, words, found, names, assay), [game, words, found, names, assay]);
  const off = assay.curve.reduce((sum, moment) => sum + moment.off, 0) / Math.max(1, assay.curve.length - 1);
  return (
    <>
      <Panel title={text('assay.chart')}>
        <ChanceChart assay={assay} places={places} />
        <Words kind="small" color="muted">
          {text('assay.sure', { points: Math.max(1, Math.round(off * 200)) })}
          {!assay.isWhole && ` ${text('assay.partly')}`}
        </Words>
      </Panel>
      <Panel title={text('assay.turnings')}>
        {told.turnings.length === 0 && <Words>{text('assay.turnings.none')}</Words>}
        {told.turnings.map((turning, i) => (
          <TurningPoint
            key={turning.from}
            number={i + 1}
            turning={turning}
            name={names[turning.seat] ?? ''}
            onWatch={onWatch}
          />
        ))}
      </Panel>
      <Panel title={text('assay.moves')}>
        <Counts assay={assay} />
        {told.moves.length === 0 && <Words>{text('assay.moves.none')}</Words>}
        {told.moves.map((move) => (
          <Stood
            key={move.at}
            move={move}
            name={names[move.seat] ?? ''}
            onWatch={onWatch}
            onAgain={move.worth !== 'found' && seats.includes(move.seat) ? onAgain : null}
          />
        ))}
      </Panel>
    </>
  );
}

/** How many moves were worth what; also what the signs in the drawing mean. */
export function Counts({ assay: { weighed } }: { assay: Assay }) {
  const text = useText();
  return (
    <View style={styles.counts} role="list">
      {SHOWN.map((worth) => (
        <View key={worth} style={styles.row} role="listitem">
          <WorthSign worth={worth} />
          <Words kind="small">
            {text('assay.count', {
              worth: text(`assay.${worth}`),
              count: weighed.filter((one) => one.worth === worth).length,
            })}
          </Words>
        </View>
      ))}
    </View>
  );
}

const SIGN = 20;

/** The sign of a move as it stands in the drawing. */
function WorthSign({ worth }: { worth: Worth }) {
  if (worth === 'fine') return null;
  return (
    <Svg width={SIGN} height={SIGN} aria-hidden>
      <Sign worth={worth} x={SIGN / 2} y={SIGN / 2} />
    </Svg>
  );
}

type TurningProps = { number: number; turning: WordedTurning; name: string; onWatch: (at: number) => void };

function TurningPoint({ number, turning: { from, to, before, after, lines }, name, onWatch }: TurningProps) {
  const text = useText();
  return (
    <View style={styles.part}>
      <Words kind="strong">
        {text(after > before ? 'assay.turning.up' : 'assay.turning.down', { number, name, before, after })}
      </Words>
      {lines.map((line, i) => (
        <Words key={i}>{line}</Words>
      ))}
      <Button
        symbol="play-button"
        label={text('assay.turning.watch', { from: from + 1, to })}
        onPress={() => onWatch(from)}
      />
    </View>
  );
}

type StoodProps = {
  move: WordedMove;
  name: string;
  onWatch: (at: number) => void;
  /** Null where it is not one's own slip. */
  onAgain: ((at: number) => void) | null;
};

function Stood({ move: { at, worth, about, played, other, reason, loss, off }, name, onWatch, onAgain }: StoodProps) {
  const text = useText();
  return (
    <View style={styles.part}>
      <View style={styles.row}>
        <WorthSign worth={worth} />
        <Words kind="strong" style={styles.grow}>
          {text('assay.move', { worth: text(`assay.${worth}`), number: at + 1, name, move: played })}
        </Words>
      </View>
      <Words kind="small" color="muted">
        {text('score.review.about', { prompt: about })}
      </Words>
      {worth === 'found' ? (
        <Words>{text('assay.gained', { loss, off, move: other })}</Words>
      ) : (
        <>
          <Words>{text('assay.lost', { loss, off, move: other })}</Words>
          <Words kind="small" color="muted">
            {reason}
          </Words>
        </>
      )}
      {onAgain && <Button symbol="cycle" label={text('assay.again')} onPress={() => onAgain(at)} />}
      <Button symbol="play-button" label={text('score.review.watch')} onPress={() => onWatch(at)} />
    </View>
  );
}

const styles = StyleSheet.create({
  counts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.medium, rowGap: SPACE.hair },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grow: { flex: 1 },
  part: { gap: SPACE.hair, marginTop: SPACE.small },
});
