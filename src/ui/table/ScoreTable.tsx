import { ScrollView, StyleSheet, View } from 'react-native';
import type { Happening, Move, Standing, State } from '../../engine/game';
import type { Words as GameWords } from '../../engine/show';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Crest } from './Crest';
import type { Place } from './TableScreen';

type Props = {
  standings: readonly Standing[];
  places: readonly Place[];
  words: GameWords<State, Move, Happening>;
};

const COLUMN = 52;

/** The count line by line: a column for each seat, best first, the sum below. */
export function ScoreTable({ standings, places, words }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const lines = [...new Set(standings.flatMap((standing) => standing.lines.map(({ what }) => what)))];
  const points = (standing: Standing, what: string): string =>
    String(standing.lines.filter((line) => line.what === what).reduce((sum, line) => sum + line.points, 0) || '–');
  return (
    <View style={styles.table} role="table">
      <View style={styles.labels}>
        <View style={styles.head} />
        {lines.map((what) => (
          <Cell key={what} left>
            {words.score(what)}
          </Cell>
        ))}
        <Cell left sum line={colors.line}>
          {text('score.sum')}
        </Cell>
      </View>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={[styles.columns, { flexBasis: standings.length * COLUMN }]}
      >
        {standings.map((standing) => {
          const place = places[standing.seat];
          return (
            <View key={standing.seat} style={styles.column}>
              <View style={styles.head}>
                {place && <Crest emblem={place.emblem} size={32} />}
                <Words kind="small" center numberOfLines={1}>
                  {place?.name}
                </Words>
              </View>
              {lines.map((what) => (
                <Cell key={what}>{points(standing, what)}</Cell>
              ))}
              <Cell sum line={colors.line}>
                {String(standing.points)}
              </Cell>
            </View>
          );
        })}
      </ScrollView>
    </View>
  );
}

type CellProps = { children: string; left?: boolean; sum?: boolean; line?: string };

const Cell = ({ children, left = false, sum = false, line }: CellProps) => (
  <View style={[styles.cell, sum && { borderTopWidth: 1.5, borderColor: line }]}>
    <Words
      kind={sum ? 'strong' : 'body'}
      center={!left}
      color={sum ? 'accent' : 'text'}
      numberOfLines={left ? 2 : 1}
      size={left ? 14 : 16}
    >
      {children}
    </Words>
  </View>
);

const styles = StyleSheet.create({
  table: { flexDirection: 'row' },
  labels: { flexGrow: 1, flexBasis: 108, minWidth: 108, maxWidth: 220, paddingRight: SPACE.small },
  head: { height: 56, alignItems: 'center', justifyContent: 'flex-start', gap: 2 },
  columns: { flexGrow: 0, flexShrink: 1 },
  column: { width: COLUMN },
  cell: { height: 38, justifyContent: 'center' },
});
