import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Amounts } from './Amounts';
import { CardFace, isHidden } from './CardFace';
import { Sheet } from '../Sheet';
import type { Top } from './top';

type Props = {
  card: ShownCard;
  words: Top['words'];
  /** Where it lies, for a thing on the canvas. */
  place?: string | undefined;
  /** Why it cannot be used now. */
  why: string | null;
  onRule?: ((rule: string) => void) | undefined;
  onClose: () => void;
};

/** A card as large as the screen allows: picture, name, everything it says, and where it stands in the rules. */
export function CloseUp({ card, words, place, why, onRule, onClose }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const { height } = useWindowDimensions();
  const own = words.card(card.face);
  const hidden = isHidden(card);
  const title = hidden ? text(card.face === 'none' ? 'table.noCards' : 'table.faceDown') : own.name;
  const wide = Math.min(190, height * 0.26);
  const rule = words.rules.find(({ key }) => key === own.rule);
  return (
    <Sheet title={title} onClose={onClose}>
      <View style={styles.card}>
        <CardFace card={card} words={own} width={wide} height={wide * 1.4} />
      </View>
      {place !== undefined && place !== title && <Words color="muted">{place}</Words>}
      {!hidden && <Words>{own.text}</Words>}
      {(card.prices ?? []).map(({ amounts, enough }, i) => (
        <View key={i} style={styles.price}>
          <Amounts amounts={amounts} size={22} color={colors.text} />
          <Words kind="small" color={enough ? 'accent' : 'muted'}>
            {text(enough ? 'table.affordable' : 'table.tooDear')}
          </Words>
        </View>
      ))}
      {why !== null && (
        <Words kind="strong" color="accent">
          {text('table.notNow', { why })}
        </Words>
      )}
      {rule && onRule && !hidden && (
        <Button
          symbol="open-book"
          label={text('table.inRules', { title: rule.title })}
          onPress={() => onRule(rule.key)}
        />
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', paddingVertical: SPACE.small },
  price: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
