import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { ShownCard } from '../../../engine/show';
import { SPACE } from '../../theme/themes';
import { isHidden } from '../CardFace';
import { useCardLabel } from '../CardButton';
import { CloseUp } from '../CloseUp';
import { Touch } from '../Touch';
import type { Top } from '../top';
import { Gleam } from './Gleam';
import { TurnedCard } from './TurnedCard';

type Props = {
  cards: readonly ShownCard[];
  words: Top['words'];
  /** The room that all of them have, and how wide one may be. */
  room: number;
  most: number;
  /** Narrower than this no card is made to fit a row: then there are several rows. */
  least?: number;
  /** Whether they have been known before and need not turn over. */
  known?: boolean;
  /** Whether they are shown in the light: bought, or paying. */
  gleam?: boolean;
  onRule?: ((rule: string) => void) | undefined;
};

const RATIO = 1.4;
const LEAST = 56;
const APART = 180;

/** How wide each of several cards is: as large as the room allows, in rows where one row would make them too small. */
function cardWidth(count: number, room: number, most: number, least: number): number {
  const across = Math.max(1, Math.min(count, Math.floor((room + SPACE.small) / (least + SPACE.small))));
  return Math.floor(Math.max(least, Math.min(most, (room - SPACE.small * (across - 1)) / across)));
}

/** The cards that something was done with or that came to light, large; each can be looked at closely. */
export function DeedCards({ cards, words, room, most, least = LEAST, known = false, gleam = false, onRule }: Props) {
  const label = useCardLabel();
  const [looked, setLooked] = useState<ShownCard | null>(null);
  if (cards.length === 0) return null;
  const width = cardWidth(cards.length, room, most, Math.min(least, most));
  const height = Math.round(width * RATIO);
  return (
    <View style={styles.cards}>
      {cards.map((card, i) => (
        <View key={card.key} style={{ width, height }}>
          <TurnedCard {...{ card, words, width, height, known }} after={150 + i * APART} />
          {gleam && <Gleam {...{ width, height }} after={560 + i * APART} />}
          <Touch
            radius={width * 0.09}
            aria-label={label(card, words.card(card.face))}
            onPress={() => !isHidden(card) && setLooked(card)}
            onLongPress={() => !isHidden(card) && setLooked(card)}
          />
        </View>
      ))}
      {looked && <CloseUp card={looked} words={words} why={null} onRule={onRule} onClose={() => setLooked(null)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.small },
});
