import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { GEMS } from '../../canvas/palette';
import { TODAY } from '../../canvas/pictures/scenes';
import type { Language } from '../../engine/show';
import { dateFormat } from '../../i18n/dates';
import { useLanguage, useText } from '../../i18n/language';
import { daysBefore, streak, tryName, type Day, type Tried } from '../../table/daily';
import { Button } from '../Button';
import { Glyph } from '../Glyph';
import type { Shaft } from '../home/shafts';
import { Page } from '../Page';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Days } from './Days';
import type { Daily } from './useDaily';

export type DailyGame = Pick<Shaft, 'id' | 'name' | 'gem' | 'symbol'> & {
  /** Who plays there. */
  readonly cast: string;
};

type Props = {
  daily: Daily;
  games: readonly DailyGame[];
  /** Whether anything outlives the app. */
  isKept: boolean;
  onPlay: (game: string) => void;
  onGoOn: (id: string) => void;
  onPractise: (game: string) => void;
  onShare: (words: string) => void;
  /** What came of telling others. */
  outcome: string | null;
  onClaims: () => void;
  onBack: () => void;
};

const FEW = 7;
const MANY = 14;
const WIDE = 560;

/** Today’s mines, and how those of the last days went. */
export function DailyPage({ daily, games, isKept, onClaims, onBack, outcome, ...ways }: Props) {
  const text = useText();
  const language = useLanguage();
  const { colors } = useAppearance();
  const { today, tries } = daily;
  const row = streak(tries, today);
  const count = useWindowDimensions().width >= WIDE * useTextScale() ? MANY : FEW;
  const days = Array.from({ length: count }, (_, i) => daysBefore(today, count - 1 - i));
  return (
    <Page title={text('daily.title')} scene={TODAY} onBack={onBack}>
      <View style={[styles.today, { backgroundColor: colors.surface, borderColor: colors.accent }]}>
        <Glyph name="lantern-flame" size={44} color={colors.accent} />
        <View style={styles.words}>
          <Heading kind="name" aria-level={2}>
            {dayInWords(today, language)}
          </Heading>
          <Words color={row > 0 ? 'accent' : 'muted'}>
            {row === 0
              ? text('daily.streak.none')
              : row === 1
                ? text('daily.streak.one')
                : text('daily.streak', { days: row })}
          </Words>
        </View>
      </View>
      <Words>{text('daily.what')}</Words>
      {games.map((game) => (
        <Mine key={game.id} game={game} day={today} tried={tries.get(tryName(today, game.id)) ?? null} {...ways} />
      ))}
      <Button symbol="flying-flag" label={text('claims.today')} hint={text('claims.game.hint')} onPress={onClaims} />
      {outcome !== null && (
        <Words role="alert" color="accent" center>
          {outcome}
        </Words>
      )}
      <Days days={days} games={games} tries={tries} />
      {!isKept && (
        <Words kind="small" color="muted" center>
          {text('daily.off')}
        </Words>
      )}
    </Page>
  );
}

type MineProps = { game: DailyGame; day: Day; tried: Tried | null } & Pick<
  Props,
  'onPlay' | 'onGoOn' | 'onPractise' | 'onShare'
>;

/** Today’s mine of one game: to be begun, gone on with, or told about. */
function Mine({ game: { id, name, gem, symbol, cast }, day, tried, onPlay, onGoOn, onPractise, onShare }: MineProps) {
  const text = useText();
  const language = useLanguage();
  const { colors } = useAppearance();
  const result = tried?.result ?? null;
  const obstacle = tried?.obstacle ?? null;
  const lost = obstacle && text(obstacle === 'nowhere' ? 'daily.lost' : 'daily.stuck');
  const said = result ? text('daily.result', { ...result }) : (lost ?? cast);
  const news = `${text('app.name')} · ${text('daily.title')} · ${dayInWords(day, language)}\n${name}: ${said}`;
  return (
    <View style={[styles.mine, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      <View style={[styles.spine, { backgroundColor: GEMS[gem] }]} />
      <View style={styles.head}>
        <Glyph name={result?.rank === 1 ? 'laurels-trophy' : symbol} size={40} color={colors.accent} />
        <View style={styles.words}>
          <Heading kind="name" aria-level={2}>
            {name}
          </Heading>
          <Words kind={result ? 'strong' : 'small'} color={result ? 'accent' : 'muted'}>
            {said}
          </Words>
        </View>
      </View>
      {tried === null ? (
        <Button kind="first" symbol="mining" label={text('daily.play')} onPress={() => onPlay(id)} />
      ) : result === null && obstacle === null ? (
        <Button kind="first" symbol="mining" label={text('daily.goOn')} onPress={() => onGoOn(tried.id)} />
      ) : (
        <View style={styles.buttons}>
          {result && (
            <View style={styles.each}>
              <Button symbol="share" label={text('daily.share')} onPress={() => onShare(news)} />
            </View>
          )}
          <View style={styles.each}>
            <Button symbol="cycle" label={text('daily.again')} onPress={() => onPractise(id)} />
          </View>
        </View>
      )}
    </View>
  );
}

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day in words. */
export const dayInWords = (day: Day, language: Language): string =>
  dateFormat(language, LONG).format(new Date(`${day}T00:00:00Z`));

const styles = StyleSheet.create({
  today: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    padding: SPACE.medium,
    borderRadius: RADIUS,
    borderWidth: 2,
  },
  words: { flex: 1 },
  mine: {
    padding: SPACE.medium,
    gap: SPACE.medium,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    overflow: 'hidden',
  },
  spine: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 6 },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  each: { flexGrow: 1 },
});
