import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Happening, Move, Seat, Standing, State } from '../../engine/game';
import type { Words as GameWords } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Crest } from '../Crest';
import { PointsChart } from './PointsChart';
import { ScoreTable } from './ScoreTable';
import type { Place } from './top';
import { Turnings, type Turning } from './Turnings';

type Props = {
  standings: readonly Standing[];
  places: readonly Place[];
  words: GameWords<State, Move, Happening>;
  /** The points of each seat from turn to turn. */
  course: readonly (readonly number[])[];
  review: (signal: AbortSignal, onProgress: (part: number) => void) => Promise<readonly Turning[]>;
  /** What must be said before all else. */
  banner: ReactNode;
  onReplay: () => void;
  onRematch: () => void;
  onLeave: () => void;
};

/** The end: who has won, the count line by line, how it went, and what mattered. */
export function ScorePage({ standings, places, words, course, review, banner, onReplay, onRematch, onLeave }: Props) {
  const text = useText();
  const winners = standings
    .filter(({ rank }) => rank === 1)
    .flatMap(({ seat }) => {
      const place = places[seat];
      return place ? [{ ...place, seat }] : [];
    });
  return (
    <Page title={text('table.over')} onBack={onLeave} banner={banner}>
      <Victory winners={winners} points={standings[0]?.points ?? 0} />
      <Panel title={text('score.count')}>
        <ScoreTable standings={standings} places={places} words={words} />
      </Panel>
      {course.length > 0 && (
        <Panel title={text('score.course')}>
          <PointsChart course={course} places={places} />
        </Panel>
      )}
      <Button kind="first" label={text('table.rematch')} onPress={onRematch} />
      <Panel title={text('score.mattered')}>
        <Turnings review={review} />
      </Panel>
      <Button symbol="play-button" label={text('score.replay')} onPress={onReplay} />
      <Button label={text('table.toMountain')} onPress={onLeave} />
    </Page>
  );
}

/** Whoever has won, in lantern light. */
function Victory({ winners, points }: { winners: readonly (Place & { readonly seat: Seat })[]; points: number }) {
  const text = useText();
  const { colors } = useAppearance();
  const names = winners.map(({ name }) => name).join(', ');
  return (
    <View style={[styles.victory, { borderColor: colors.accent, backgroundColor: colors.surface }]}>
      <View style={styles.crests}>
        <Glyph name="laurels-trophy" size={44} color={colors.accent} />
        {winners.map(({ seat, emblem }) => (
          <Crest key={seat} emblem={emblem} size={winners.length > 3 ? 44 : 72} />
        ))}
        <Glyph name="laurels-trophy" size={44} color={colors.accent} />
      </View>
      <Heading center color="accent" aria-level={2}>
        {text(winners.length === 1 ? 'table.winner' : 'table.winners', { names })}
      </Heading>
      <Words center color="muted">
        {text('table.points', { points })}
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
