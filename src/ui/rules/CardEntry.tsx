import { type RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CardWords, Print } from '../../engine/show';
import { useText } from '../../i18n/language';
import { CardFace } from '../table/CardFace';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Found } from './Found';
import { RuleLink } from './RuleLink';
import type { Wanted } from './search';

type Props = {
  card: { readonly face: string; readonly kind: string; readonly copies: number };
  words: CardWords;
  print: Print;
  /** The title of the rule that it belongs to. */
  rule: string;
  wanted: Wanted;
  onRule: () => void;
  place?: RefObject<View | null>;
};

const WIDTH = 88;
const HEIGHT = 118;

/** A card with everything there is to know about it. */
export function CardEntry({ card, words, print, rule, wanted, onRule, place }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const { face, kind, copies } = card;
  return (
    <View
      id={`card-${face}`}
      {...(place && { ref: place })}
      style={[styles.entry, { backgroundColor: colors.surface, borderColor: colors.surface }]}
    >
      <View aria-hidden style={styles.picture}>
        <CardFace card={{ key: face, card: -1, kind, face, ...print }} words={words} width={WIDTH} height={HEIGHT} />
      </View>
      <View style={styles.words}>
        <Words kind="strong">
          {words.name}
          {copies > 1 && <Words kind="small" color="muted">{`  ${text('rules.copies', { count: copies })}`}</Words>}
        </Words>
        <Found text={words.text} wanted={wanted} kind="small" />
        <RuleLink title={rule} onPress={onRule} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  entry: { flexDirection: 'row', gap: SPACE.medium, padding: SPACE.small, borderRadius: RADIUS, borderWidth: 1 },
  picture: { pointerEvents: 'none' },
  words: { flex: 1, gap: SPACE.hair },
});
