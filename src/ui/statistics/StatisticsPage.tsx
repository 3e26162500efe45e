import { StyleSheet, View } from 'react-native';
import { HALL } from '../../canvas/pictures/scenes';
import type { SymbolName } from '../../canvas/symbols/names';
import { useLanguage, useText } from '../../i18n/language';
import type { Player } from '../../storage/savedGame';
import type { Statistics, Tally } from '../../storage/statistics';
import { Button } from '../Button';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { characterNamed } from '../../table/seats';
import { Crest } from '../Crest';
import { Glyph } from '../Glyph';
import { emblemOf, type Emblem } from '../seats';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { useLevelName } from './useLevelName';

type Props = {
  statistics: Statistics;
  /** Those who usually play here, with what they look like. */
  people: readonly Pick<Player, 'name' | 'emblem'>[];
  games: readonly { readonly id: string; readonly name: string; readonly symbol: SymbolName }[];
  onMarks: () => void;
  /** What came of claims. */
  claims: { readonly solved: number; readonly clean: number; readonly rating: number | null };
  onBack: () => void;
};

/** Who won what, by game. */
export function StatisticsPage({
  statistics: { tallies, againstBots },
  people,
  games,
  claims,
  onMarks,
  onBack,
}: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const levelName = useLevelName();
  return (
    <Page title={text('statistics.title')} scene={HALL} onBack={onBack}>
      <Button symbol="laurels-trophy" label={text('marks.open')} onPress={onMarks} />
      {tallies.length === 0 && claims.rating === null && (
        <View style={styles.empty}>
          <Glyph name="laurels-trophy" size={96} color={colors.line} />
          <Words center>{text('statistics.empty')}</Words>
        </View>
      )}
      {claims.rating !== null && (
        <Panel title={text('claims.title')} symbol="flying-flag">
          <Words kind="strong">{text('claims.rating', { rating: claims.rating })}</Words>
          <Words>
            {`${text('statistics.claims', { count: claims.solved })}, ${text('claims.first', { clean: claims.clean })}`}
          </Words>
        </Panel>
      )}
      {games.map(({ id, name, symbol }) => {
        const rows = tallies.filter(({ game }) => game === id);
        const contests = againstBots.filter(({ game }) => game === id);
        return (
          rows.length > 0 && (
            <Panel key={id} title={name} symbol={symbol}>
              {rows.map((tally) => (
                <Row key={`${tally.kind} ${tally.name}`} tally={tally} emblem={emblemFor(tally, people)} />
              ))}
              {contests.length > 0 && (
                <View style={styles.bots}>
                  <Heading kind="strong" aria-level={3}>
                    {text('statistics.bots')}
                  </Heading>
                  {contests.map(({ level, played, won }) => (
                    <Words key={level}>{text('statistics.versus', { level: levelName(level), played, won })}</Words>
                  ))}
                </View>
              )}
            </Panel>
          )
        );
      })}
    </Page>
  );
}

/** What somebody looks like: as a character, or as they last sat down; nobody remembers the others. */
function emblemFor({ name, kind }: Tally, people: Props['people']): Emblem | null {
  const known = people.find((person) => person.name === name);
  if (kind === 'person') return known ? emblemOf(known.emblem, name) : null;
  return characterNamed(name) ? emblemOf(known?.emblem ?? 'steel', name) : null;
}

type RowProps = { tally: Tally; emblem: Emblem | null };

function Row({ tally: { name, kind, played, won, bestPoints, meanPoints }, emblem }: RowProps) {
  const text = useText();
  const language = useLanguage();
  const { colors } = useAppearance();
  const levelName = useLevelName();
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(meanPoints);
  const lines = [
    text('statistics.won', { won, played }),
    text('statistics.best', { points: bestPoints }),
    text('statistics.mean', { points: mean }),
  ];
  return (
    <View style={styles.row}>
      <View style={styles.who}>
        {emblem && <Crest emblem={emblem} size={40} />}
        <View style={styles.words}>
          <Words kind="strong">{kind === 'person' ? name : `${name} (${levelName(kind)})`}</Words>
          <Words kind="small" color="muted">
            {lines.join(' · ')}
          </Words>
        </View>
      </View>
      <View style={[styles.track, { backgroundColor: colors.raised, borderColor: colors.line }]} aria-hidden>
        <View style={[styles.bar, { width: `${(100 * won) / played}%`, backgroundColor: colors.accent }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  empty: { alignItems: 'center', gap: SPACE.medium, paddingVertical: SPACE.huge },
  row: { gap: SPACE.hair },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
  track: { height: 10, borderRadius: 5, borderWidth: 1, overflow: 'hidden' },
  bar: { height: '100%' },
  bots: { gap: SPACE.hair, marginTop: SPACE.small },
});
