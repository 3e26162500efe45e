import { StyleSheet, View } from 'react-native';
import type { Area, ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Glyph } from '../Glyph';
import { Picture } from '../Picture';
import { pressed as pressedOf } from '../pressed';
import { useAppearance } from '../theme/appearance';
import { RADIUS, TARGET } from '../theme/themes';
import { Amounts } from './Amounts';
import { useCardLabel } from './CardButton';
import { isHidden } from './CardFace';
import { familyOf } from './card/families';
import { fit } from './card/fit';
import { Points } from './card/Points';
import { CardText } from './card/CardText';
import { Sign } from './card/Sign';
import { Stone } from './card/Stone';
import { Mark } from '../Mark';
import { useTop } from './top';
import { Touch } from './Touch';

const GAP = 5;
const EDGE = 6;
/** What the frame of a stall takes of its width. */
const INSIDE = 14;
/** Things with holders stand in rows of so many. */
const COLUMNS = 4;

/** What can be had: each pile with its top card, its price, and whether it can be afforded. */
export function Market({ areas, width }: { areas: readonly Area[]; width: number }) {
  const { words } = useTop();
  const stalls = areas.reduce((sum, { cards }) => sum + cards.length, 0);
  const columns = areas.some(({ cards }) => cards.some(({ held }) => held)) ? COLUMNS : Math.max(1, stalls);
  const each = (width - EDGE * 2 - GAP * (columns - 1)) / columns;
  return (
    <View style={styles.market}>
      {areas.map((area) => (
        <View key={area.key} role="group" aria-label={words.area(area.kind)} style={styles.area}>
          {area.cards.map((card) => (
            <Stall key={card.key} card={card} width={each} />
          ))}
        </View>
      ))}
    </View>
  );
}

function Stall({ card, width }: { card: ShownCard; width: number }) {
  const { words, glow, picked, touch, look } = useTop();
  const { colors } = useAppearance();
  const text = useText();
  const cardLabel = useCardLabel();
  const own = words.card(card.face);
  const glows = glow.has(card.key);
  const lifted = picked.includes(card.key);
  const affordable = card.prices?.some(({ enough }) => enough) ?? false;
  const holders = (card.held ?? []).some((count) => count > 0);
  return (
    <View
      style={[
        styles.stall,
        {
          width,
          backgroundColor: colors.raised,
          borderColor: glows || lifted ? colors.accent : '#00000000',
          borderTopColor: glows || lifted ? colors.accent : familyOf(card.kind).band,
        },
        glows && styles.glows,
        lifted && styles.lifted,
      ]}
    >
      <View aria-hidden style={styles.inside}>
        {card.held ? (
          <Company card={card} name={own.name} holders={holders} width={width - INSIDE} />
        ) : isHidden(card) ? (
          <CardText size={12} color={colors.muted} style={styles.middle}>
            {text('table.noCards')}
          </CardText>
        ) : (
          <Ware card={card} name={own.name} width={width - INSIDE} />
        )}
      </View>
      <Touch
        testID={`${glows || lifted ? 'card' : 'dull'}-${card.key}`}
        radius={RADIUS * 0.7}
        aria-label={`${cardLabel(card, own)}${card.prices ? ` ${text(affordable ? 'table.affordable' : 'table.tooDear')}` : ''}${holding(card, useTop())}`}
        {...pressedOf(lifted)}
        aria-disabled={!glows && !lifted}
        onPress={() => touch(card.key)}
        onLongPress={() => look(card)}
      />
    </View>
  );
}

/** Who has how much of something, in words. */
function holding({ held = [] }: ShownCard, { places, words }: ReturnType<typeof useTop>): string {
  const parts = held.flatMap((count, seat) =>
    count > 0 ? [`${places[seat]?.name ?? ''}: ${words.amount({ of: 'share', count })}`] : [],
  );
  return parts.length > 0 ? ` ${parts.join(', ')}.` : '';
}

/** A pile of cards: name, what the card does or is worth, and every way to pay for it. */
function Ware({ card, name, width }: { card: ShownCard; name: string; width: number }) {
  const { colors } = useAppearance();
  const { text, size } = fit(name, width, 13, 12, 2);
  return (
    <>
      <CardText bold size={size} grows={1} color={colors.text} style={styles.name}>
        {text}
      </CardText>
      <View style={styles.line}>
        {card.picture !== undefined && (
          <View style={styles.picture}>
            <Picture of={card.picture} width={30} height={30} otherwise={null} />
          </View>
        )}
        <View style={styles.signs}>
          {(card.signs ?? []).map((sign, i) => (
            <Sign key={i} of={sign} size={14} on="dark" ink={colors.text} />
          ))}
          {card.points !== undefined && <Points value={card.points} size={22} />}
          {card.count !== undefined && (
            <CardText size={12} grows={1} color={colors.muted} style={styles.count}>
              ×{card.count}
            </CardText>
          )}
        </View>
      </View>
      {(card.prices ?? []).map(({ amounts, enough }, i) => (
        <View key={i} style={styles.line}>
          <Amounts amounts={amounts} size={13} color={enough ? colors.text : colors.muted} dim={!enough} />
          {enough && <Mark name="yes" size={12} color={colors.accent} />}
        </View>
      ))}
    </>
  );
}

type CompanyProps = { card: ShownCard; name: string; holders: boolean; width: number };

/** Something of which players hold shares: its stone, who has how many, and its name. */
function Company({ card, name, holders, width }: CompanyProps) {
  const { places } = useTop();
  const { colors } = useAppearance();
  const { text, size } = fit(name, width, 13, 12, 2);
  return (
    <>
      <View style={styles.head}>
        {card.stone && (
          <View style={styles.stone}>
            <Stone {...card.stone} size={19} />
          </View>
        )}
        <View style={styles.holders}>
          {!holders && (
            <CardText size={12} grows={1} color={colors.muted}>
              –
            </CardText>
          )}
          {(card.held ?? []).map((count, seat) => {
            const place = places[seat];
            return count > 0 && place ? (
              <View key={seat} style={[styles.holder, { backgroundColor: place.emblem.color }]}>
                <Glyph name={place.emblem.symbol} size={11} color="#1b1410" />
                <CardText bold size={12} grows={1} color="#1b1410">
                  {count}
                </CardText>
              </View>
            ) : null;
          })}
        </View>
      </View>
      <CardText bold size={size} grows={1} color={colors.text} style={styles.name}>
        {text}
      </CardText>
    </>
  );
}

const styles = StyleSheet.create({
  market: { flexDirection: 'row', gap: GAP, paddingHorizontal: EDGE, justifyContent: 'center' },
  area: { flexDirection: 'row', flexWrap: 'wrap', alignContent: 'stretch', flexShrink: 1, gap: GAP },
  stall: {
    minHeight: TARGET,
    borderWidth: 2,
    borderTopWidth: 4,
    borderRadius: RADIUS * 0.7,
    paddingHorizontal: 4,
    paddingVertical: 3,
  },
  inside: { flexGrow: 1, gap: 2, justifyContent: 'space-between' },
  glows: { boxShadow: '0 0 9px rgba(255, 190, 80, 0.6)' },
  lifted: { borderWidth: 4, transform: [{ translateY: -4 }] },
  name: { minHeight: 28 },
  count: { marginLeft: 'auto' },
  stone: { flexShrink: 0 },
  middle: { textAlign: 'center', marginVertical: 'auto' },
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: 2, minHeight: 22 },
  picture: { width: 30, height: 30, borderRadius: 6, overflow: 'hidden', marginRight: 2 },
  signs: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 2, minHeight: 16 },
  holders: { flex: 1, flexDirection: 'row', gap: 2, flexWrap: 'wrap', alignItems: 'center', minHeight: 22 },
  holder: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: 2, borderRadius: 8 },
});
