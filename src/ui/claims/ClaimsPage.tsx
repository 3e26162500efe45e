import { Pressable, StyleSheet, View } from 'react-native';
import { ARCHIVE } from '../../canvas/pictures/scenes';
import { GRADES, type Grade } from '../../engine/claim';
import { useText } from '../../i18n/language';
import type { End, Page as Kept } from '../../table/claimBook';
import { Button } from '../Button';
import { Glyph } from '../Glyph';
import type { Shaft } from '../home/shafts';
import { Page } from '../Page';
import { GameSection } from '../page/GameSection';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Heading, Words } from '../Words';

/** A claim as the list shows it. */
export interface ListedClaim {
  readonly key: string;
  readonly grade: Grade;
  readonly state: End | 'begun' | 'new';
}

/** What the list shows of what was kept. */
export const stateOf = ({ end, slips, hints }: Kept): ListedClaim['state'] =>
  end ?? (slips + hints > 0 ? 'begun' : 'new');

export type ClaimedGame = Pick<Shaft, 'id' | 'name' | 'gem' | 'symbol'> & { readonly claims: readonly ListedClaim[] };

/** Today’s claim: being looked for, there, or not to be had. */
export type Today =
  | { readonly at: 'looking' }
  | { readonly at: 'none' }
  | { readonly at: 'found'; readonly game: string; readonly grade: Grade; readonly state: ListedClaim['state'] };

type Props = {
  games: readonly ClaimedGame[];
  /** Left out where only one game is looked at. */
  today: Today | null;
  rating: number | null;
  onToday: () => void;
  onClaim: (game: string, claim: string) => void;
  onBack: () => void;
};

/** The claims of all games by how hard they are, and what came of them. */
export function ClaimsPage({ games, today, rating, onToday, onClaim, onBack }: Props) {
  const text = useText();
  return (
    <Page title={text('claims.title')} scene={ARCHIVE} onBack={onBack}>
      <Words>{text('claims.what')}</Words>
      {rating !== null && <Words color="accent">{text('claims.rating', { rating })}</Words>}
      {today && <TodayCard today={today} onToday={onToday} />}
      {games.map(({ id, name, gem, symbol, claims }) => (
        <GameSection
          key={id}
          name={name}
          gem={gem}
          symbol={symbol}
          count={text('claims.count', {
            done: claims.filter(({ state }) => state === 'clean' || state === 'helped').length,
            all: claims.length,
          })}
          gap={SPACE.medium}
        >
          {GRADES.map((grade) => (
            <GradeRow
              key={grade}
              grade={grade}
              claims={claims.filter((claim) => claim.grade === grade)}
              onClaim={(key) => onClaim(id, key)}
            />
          ))}
        </GameSection>
      ))}
    </Page>
  );
}

function TodayCard({ today, onToday }: { today: Today; onToday: () => void }) {
  const text = useText();
  const { colors } = useAppearance();
  const line =
    today.at === 'found'
      ? `${today.game} · ${text('claims.grade', { grade: today.grade })} · ${text(`claims.state.${today.state}`)}`
      : text(today.at === 'looking' ? 'claims.today.looking' : 'claims.today.none');
  return (
    <View style={[styles.game, { backgroundColor: colors.surface, borderColor: colors.accent }]}>
      <View style={styles.head} role="status" aria-live="polite">
        <Glyph name="lantern-flame" size={40} color={colors.accent} />
        <View style={styles.words}>
          <Heading kind="name" aria-level={2}>
            {text('claims.today')}
          </Heading>
          <Words kind="small" color="muted">
            {line}
          </Words>
        </View>
      </View>
      {today.at === 'found' && (
        <Button kind="first" symbol="flying-flag" label={text('claims.today.open')} onPress={onToday} />
      )}
    </View>
  );
}

type RowProps = { grade: Grade; claims: readonly ListedClaim[]; onClaim: (key: string) => void };

function GradeRow({ grade, claims, onClaim }: RowProps) {
  const text = useText();
  const { colors } = useAppearance();
  if (claims.length === 0) return null;
  return (
    <View style={styles.grade}>
      <Heading kind="strong" aria-level={3}>
        {text(`claims.grade.${grade}`)}
      </Heading>
      <View style={styles.stakes} role="list">
        {claims.map(({ key, state }, at) => {
          const isDone = state === 'clean' || state === 'helped';
          return (
            <View key={key} role="listitem">
              <Pressable
                role="link"
                aria-label={text('claims.number', { number: at + 1, state: text(`claims.state.${state}`) })}
                onPress={() => onClaim(key)}
                style={({ pressed }) => [
                  styles.stake,
                  {
                    backgroundColor: isDone ? colors.accent : colors.raised,
                    borderColor: pressed || state !== 'new' ? colors.accent : colors.line,
                  },
                  state === 'shown' && styles.shown,
                ]}
              >
                {state === 'clean' ? (
                  <Glyph name="flying-flag" size={22} color={colors.onAccent} />
                ) : state === 'helped' ? (
                  <Glyph name="check-mark" size={22} color={colors.onAccent} />
                ) : (
                  <Words kind="strong" color={state === 'new' ? 'text' : 'accent'} center>
                    {at + 1}
                  </Words>
                )}
              </Pressable>
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  game: { padding: SPACE.medium, gap: SPACE.medium, borderRadius: RADIUS, borderWidth: 1.5, overflow: 'hidden' },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  words: { flex: 1 },
  grade: { gap: SPACE.small },
  stakes: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  stake: {
    width: TARGET,
    height: TARGET,
    borderRadius: RADIUS * 0.7,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  shown: { borderStyle: 'dashed' },
});
