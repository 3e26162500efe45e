import { StyleSheet, View } from 'react-native';
import { dateFormat } from '../../i18n/dates';
import { useLanguage, useText } from '../../i18n/language';
import { tryName, type Day, type Tried } from '../../table/daily';
import { Glyph } from '../Glyph';
import { Panel } from '../Panel';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import type { DailyGame } from './DailyPage';

type Props = { days: readonly Day[]; games: readonly DailyGame[]; tries: ReadonlyMap<string, Tried> };

/** How the last days went: a row for each game, a laurel for a victory, else the place. Heard, each row is one sentence. */
export function Days({ days, games, tries }: Props) {
  const text = useText();
  const language = useLanguage();
  const { colors } = useAppearance();
  const dayOf = (day: Day, options: Intl.DateTimeFormatOptions): string =>
    dateFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));
  const inWords = (tried: Tried | undefined): string =>
    tried === undefined
      ? text('daily.day.none')
      : tried.result
        ? text('daily.result', { ...tried.result })
        : text('daily.day.on');
  return (
    <Panel title={text('daily.days', { count: days.length })} symbol="chart">
      <View style={styles.row} aria-hidden>
        <View style={styles.sign} />
        {days.map((day) => (
          <View key={day} style={styles.cell}>
            <Words size={13} color="muted" center numberOfLines={1}>
              {dayOf(day, { weekday: 'narrow' })}
            </Words>
            <Words size={13} color="muted" center numberOfLines={1}>
              {dayOf(day, { day: 'numeric' }).replace('.', '')}
            </Words>
          </View>
        ))}
      </View>
      {games.map(({ id, name, symbol }) => (
        <View
          key={id}
          style={styles.row}
          role="img"
          aria-label={`${name}: ${days
            .map((day) => `${dayOf(day, { weekday: 'long', day: 'numeric' })}, ${inWords(tries.get(tryName(day, id)))}`)
            .join('; ')}`}
        >
          <View style={styles.sign}>
            <Glyph name={symbol} size={24} color={colors.accent} />
          </View>
          {days.map((day) => (
            <Cell key={day} tried={tries.get(tryName(day, id))} />
          ))}
        </View>
      ))}
    </Panel>
  );
}

function Cell({ tried }: { tried: Tried | undefined }) {
  const { colors } = useAppearance();
  const result = tried?.result;
  const won = result?.rank === 1;
  return (
    <View style={styles.cell}>
      <View
        style={[
          styles.stone,
          { borderColor: tried ? colors.accent : colors.line, backgroundColor: won ? colors.accent : colors.raised },
          !tried && styles.faint,
        ]}
      >
        {won ? (
          <Glyph name="laurels-trophy" size={18} color={colors.onAccent} />
        ) : (
          <Words size={14} kind="strong" center>
            {result ? result.rank : tried ? '…' : ''}
          </Words>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  sign: { width: 32, marginRight: SPACE.hair },
  cell: { flex: 1, alignItems: 'center' },
  stone: {
    width: '86%',
    maxWidth: 34,
    aspectRatio: 1,
    borderRadius: 8,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  faint: { opacity: 0.45 },
});
