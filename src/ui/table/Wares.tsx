import { StyleSheet, View } from 'react-native';
import type { ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Mark } from '../Mark';
import { CardButton } from './CardButton';
import { CardText } from './card/CardText';
import { Chip, CHIP } from './Chip';
import { useTop } from './top';

type Props = { cards: readonly ShownCard[]; width: number };

const TITLE = 68;
const GAP = 6;

/** What can be had now with what one has, in a line of its own: the rest of the market is a touch away. */
export function Wares({ cards, width }: Props) {
  const { words } = useTop();
  const { colors } = useAppearance();
  const text = useText();
  // Not every stall asks for a price: a company is chosen for nothing.
  const title = text(cards.some(({ prices }) => prices) ? 'table.wares' : 'table.offer');
  const room = width - TITLE - SPACE.small * 3;
  const each = Math.max(CHIP.narrow, Math.min(CHIP.wide, (room - GAP * (cards.length - 1)) / cards.length));
  return (
    <View style={styles.line} role="group" aria-label={title}>
      <View style={[styles.title, { backgroundColor: colors.surface }]} aria-hidden>
        <Mark name="yes" size={14} color={colors.accent} />
        <CardText bold size={12} grows={1} color={colors.text} style={styles.words}>
          {title}
        </CardText>
      </View>
      {cards.map((card) => (
        <CardButton key={card.key} card={{ ...card, count: 1 }} width={each} height={CHIP.height} radius={9}>
          <Chip card={card} words={words.card(card.face)} width={each} />
        </CardButton>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: GAP, paddingHorizontal: SPACE.small, paddingTop: 6 },
  title: {
    width: TITLE,
    height: CHIP.height,
    borderRadius: 9,
    alignItems: 'center',
    justifyContent: 'center',
    padding: 3,
  },
  words: { textAlign: 'center' },
});
