import { StyleSheet, View } from 'react-native';
import type { CardWords, ShownCard } from '../../engine/show';
import { Picture } from '../Picture';
import { Art } from './card/Art';
import { Corner } from './card/Corner';
import { familyOf } from './card/families';
import { fit, type Fit } from './card/fit';
import { Points } from './card/Points';
import { CardText } from './card/CardText';
import { COIN } from './card/Sign';
import { CardFace, isHidden } from './CardFace';

const PAPER = '#f6ead0';
const INK = '#2a1f15';
const ART = 32;
const PAD = 5;
const LARGE = 13;
const LEAST = 12;

export const CHIP = { narrow: 44, wide: 112, height: 48 } as const;

type Props = { card: ShownCard; words: CardWords; width: number };

/** The name as it stands on a small card of a width; null where there is no room for it. */
function nameOn({ name, short }: CardWords, width: number): Fit | null {
  const room = width - ART - PAD * 3;
  if (room < 36) return null;
  return fit(short ?? name, room, LARGE, LEAST, 3);
}

/** A small card that lies on the table: its picture, and its name if there is room. */
export function Chip({ card, words, width }: Props) {
  if (isHidden(card)) return <CardFace card={card} words={words} width={width} height={CHIP.height} />;
  const name = nameOn(words, width);
  return (
    <View style={[styles.chip, { width, borderTopColor: familyOf(card.kind).band }]}>
      <View style={styles.art}>
        {card.picture === undefined || card.open !== undefined ? (
          <Art card={card} width={ART} height={ART} />
        ) : (
          <View style={styles.picture}>
            <Picture
              of={card.picture}
              width={ART + 4}
              height={ART + 4}
              otherwise={<Art card={card} width={ART} height={ART} />}
            />
          </View>
        )}
      </View>
      {name && (
        <CardText bold size={name.size} grows={1} color={INK} style={styles.name}>
          {name.text}
        </CardText>
      )}
      {card.coins !== undefined && <Corner at="bottomLeft" value={card.coins} sign={COIN} size={19} />}
      {card.points !== undefined && <Points value={card.points} size={19} style={styles.points} />}
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: PAD,
    height: CHIP.height,
    paddingHorizontal: PAD,
    backgroundColor: PAPER,
    borderRadius: 9,
    borderTopWidth: 6,
    boxShadow: '0 2px 5px rgba(0, 0, 0, 0.45)',
  },
  art: { width: ART, alignItems: 'center', justifyContent: 'center' },
  picture: { borderRadius: 6, overflow: 'hidden' },
  name: { flex: 1 },
  points: { position: 'absolute', right: -3, bottom: -3 },
});
