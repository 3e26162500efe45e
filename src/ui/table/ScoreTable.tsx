import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Happening, Move, Standing, State } from '../../engine/game';
import type { Words as GameWords } from '../../engine/show';
import { useText } from '../../i18n/language';
import { written } from '../../i18n/numbers';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { fitName } from './card/fit';
import { Crest } from '../Crest';
import type { Place } from './top';

type Props = {
  standings: readonly Standing[];
  places: readonly Place[];
  words: GameWords<State, Move, Happening>;
  /** What the points are, in words. */
  amount: (points: number) => string;
};

const NARROWEST = 52;
const WIDEST = 96;
const LABELS = 112;
/** A page is no wider, and this much of its width is around a table. */
const PAGE = 640;
const AROUND = 66;

/** The lines of a count in the order in which the seats have them: whoever has most is asked first. */
export function linesOf(standings: readonly Pick<Standing, 'lines'>[]): readonly string[] {
  const all: string[] = [];
  for (const { lines } of [...standings].sort((a, b) => b.lines.length - a.lines.length))
    lines.forEach(({ what }, i) => {
      if (all.includes(what)) return;
      const next = lines.slice(i + 1).find((line) => all.includes(line.what));
      all.splice(next ? all.indexOf(next.what) : all.length, 0, what);
    });
  return all;
}

const pointsOf = ({ lines }: Standing, what: string): number =>
  lines.filter((line) => line.what === what).reduce((sum, line) => sum + line.points, 0);

/** The count line by line: a column for each seat, best first; where there is no room for that, a paragraph for each seat. */
export function ScoreTable(props: Props) {
  const { width } = useWindowDimensions();
  const scale = useTextScale();
  const room = Math.min(PAGE, width - SPACE.medium * 2) - AROUND - LABELS * scale;
  const column = Math.min(WIDEST, Math.floor(room / props.standings.length));
  return column < NARROWEST * scale ? <Paragraphs {...props} /> : <Columns {...props} column={column} />;
}

function Columns({ standings, places, words, column }: Props & { column: number }) {
  const text = useText();
  const names = places.map(({ name }) => name);
  const { colors } = useAppearance();
  return (
    <View role="table" aria-label={text('score.count')}>
      <View role="row" style={styles.row}>
        <View role="cell" style={styles.label} />
        {standings.map(({ seat }) => {
          const place = places[seat];
          const named = fitName(place?.name ?? '', names, column - 2, 15, 12);
          return (
            <View key={seat} role="columnheader" aria-label={place?.name} style={[styles.head, { width: column }]}>
              {place && <Crest emblem={place.emblem} size={32} />}
              <Words kind="small" center numberOfLines={1} size={named.size}>
                {named.text}
              </Words>
            </View>
          );
        })}
      </View>
      {linesOf(standings).map((what) => (
        <View key={what} role="row" style={[styles.row, styles.line]}>
          <View role="rowheader" style={styles.label}>
            <Words size={15}>{words.score(what)}</Words>
          </View>
          {standings.map((standing) => (
            <View key={standing.seat} role="cell" style={{ width: column }}>
              <Words center size={16}>
                {pointsOf(standing, what) === 0 ? '–' : written(pointsOf(standing, what))}
              </Words>
            </View>
          ))}
        </View>
      ))}
      <View role="row" style={[styles.row, styles.line, styles.sum, { borderColor: colors.line }]}>
        <View role="rowheader" style={styles.label}>
          <Words kind="strong" color="accent" size={16}>
            {text('score.sum')}
          </Words>
        </View>
        {standings.map(({ seat, points }) => (
          <View key={seat} role="cell" style={{ width: column }}>
            <Words kind="strong" center color="accent">
              {written(points)}
            </Words>
          </View>
        ))}
      </View>
    </View>
  );
}

function Paragraphs({ standings, places, words, amount }: Props) {
  const { colors } = useAppearance();
  const lines = linesOf(standings);
  return (
    <View role="list">
      {standings.map((standing, i) => {
        const place = places[standing.seat];
        const parts = lines.flatMap((what) => {
          const points = pointsOf(standing, what);
          return points === 0 ? [] : [`${words.score(what)}: ${written(points)}`];
        });
        return (
          <View
            key={standing.seat}
            role="listitem"
            style={[styles.row, styles.seat, i > 0 && { borderTopWidth: 1, borderColor: colors.line }]}
          >
            {place && <Crest emblem={place.emblem} size={36} />}
            <View style={styles.label}>
              <Words kind="strong">{place?.name}</Words>
              {parts.length > 0 && (
                <Words kind="small" color="muted">
                  {parts.join(' · ')}
                </Words>
              )}
            </View>
            <Words kind="strong" color="accent" aria-label={amount(standing.points)}>
              {written(standing.points)}
            </Words>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  line: { minHeight: 38 },
  sum: { borderTopWidth: 1.5 },
  label: { flex: 1, paddingRight: SPACE.small },
  head: { alignItems: 'center', gap: 2, paddingBottom: SPACE.hair },
  seat: { gap: SPACE.small, paddingVertical: SPACE.small },
});
