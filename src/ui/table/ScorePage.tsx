import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { triumph } from '../../canvas/pictures/scenes';
import type { Happening, Move, Seat, Standing, State } from '../../engine/game';
import type { Composition } from '../../engine/picture';
import type { Words as GameWords } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { moodsAtEnd, MoodsProvider } from '../moods';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Badge } from '../Crest';
import { personOf } from '../seats';
import type { Evening } from '../../table/evening';
import { EveningPanel } from './EveningPanel';
import { PointsChart } from './PointsChart';
import { ScoreTable } from './ScoreTable';
import type { Place } from './top';

type Props = {
  standings: readonly Standing[];
  places: readonly Place[];
  words: GameWords<State, Move, Happening>;
  /** What the points are, in words. */
  amount: (points: number) => string;
  /** The mine as it was left. */
  mine: ReactNode;
  /** What the winner made. */
  made: readonly Composition[];
  /** The points of each seat from turn to turn. */
  curve: readonly (readonly number[])[];
  /** The marks that were earned. */
  marks: ReactNode;
  /** What the Assayer says in short. */
  assay: ReactNode;
  /** How a chapter ended; null for an ordinary game. */
  chapter: ReactNode;
  /** What must be said before all else. */
  banner: ReactNode;
  /** What the same people have won this evening, if they played more than this game. */
  evening: Evening | null;
  /** Makes a picture of the mine to take along. */
  onPicture: () => void;
  onReplay: () => void;
  onRematch: () => void;
  onLeave: () => void;
};

/** The end: who has won, the count line by line, how it went, and what mattered. */
export function ScorePage({
  standings,
  places,
  words,
  amount,
  mine,
  made,
  curve,
  marks,
  assay,
  chapter,
  banner,
  evening,
  onPicture,
  onReplay,
  onRematch,
  onLeave,
}: Props) {
  const text = useText();
  const winners = standings
    .filter(({ rank }) => rank === 1)
    .flatMap(({ seat }) => {
      const place = places[seat];
      return place ? [{ ...place, seat }] : [];
    });
  return (
    <MoodsProvider
      value={moodsAtEnd(
        places,
        winners.map(({ seat }) => seat),
      )}
    >
      <Page
        title={text('table.over')}
        scene={triumph(
          winners.map(({ emblem }) => personOf(emblem)),
          made.slice(-6),
        )}
        onBack={onLeave}
        banner={banner}
      >
        <Victory winners={winners} points={amount(standings[0]?.points ?? 0)} />
        {chapter}
        <Panel title={text('score.count')}>
          <ScoreTable {...{ standings, places, words, amount }} />
        </Panel>
        <Panel title={text('score.mine')}>{mine}</Panel>
        {curve.length > 0 && (
          <Panel title={text('score.curve')}>
            <PointsChart curve={curve} places={places} />
          </Panel>
        )}
        {evening && <EveningPanel evening={evening} />}
        {chapter === null && <Button kind="first" label={text('table.rematch')} onPress={onRematch} />}
        <Button symbol="cave-entrance" label={text('souvenir.take')} onPress={onPicture} />
        {marks}
        {assay}
        <Button symbol="play-button" label={text('score.replay')} onPress={onReplay} />
        <Button label={text('table.toMountain')} onPress={onLeave} />
      </Page>
    </MoodsProvider>
  );
}

/** Whoever has won, in lantern light. */
function Victory({ winners, points }: { winners: readonly (Place & { readonly seat: Seat })[]; points: string }) {
  const text = useText();
  const { colors } = useAppearance();
  const names = winners.map(({ name }) => name).join(', ');
  return (
    <View style={[styles.victory, { borderColor: colors.accent, backgroundColor: colors.surface }]}>
      <View style={styles.crests}>
        <Glyph name="laurels-trophy" size={44} color={colors.accent} />
        {winners.map(({ seat, emblem }) => (
          <Badge key={seat} emblem={emblem} size={40} />
        ))}
        <Glyph name="laurels-trophy" size={44} color={colors.accent} />
      </View>
      <Heading center color="accent" aria-level={2}>
        {text(winners.length === 1 ? 'table.winner' : 'table.winners', { names })}
      </Heading>
      <Words center color="muted">
        {points}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  victory: { alignItems: 'center', gap: SPACE.hair, padding: SPACE.medium, borderRadius: 24, borderWidth: 2 },
  crests: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.medium,
  },
});
