import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { CardWords, ShownCard } from '../../engine/show';
import { Glyph } from '../Glyph';
import { Art } from './card/Art';
import { Corner } from './card/Corner';
import { familyOf } from './card/families';
import { fit } from './card/fit';
import { Points } from './card/Points';
import { Print } from './card/Print';
import { COIN } from './card/Sign';

const PAPER = '#f6ead0';
const INK = '#2a1f15';

type Props = {
  card: ShownCard;
  words: CardWords;
  width: number;
  height: number;
  /** How much of its width can be seen, from the left: everything that matters keeps to it. */
  seen?: number;
};

/** No name is smaller. */
const LEAST = 10;

/** Whether nobody who looks can know what it is, or nothing is there. */
export const isHidden = ({ face }: ShownCard): boolean => face === 'back' || face === 'none';

/** A card as it is printed: the name on the band of its family, big symbols, a few words, numbers in the corners. */
export function CardFace({ card, words, width, height, seen = width }: Props) {
  if (isHidden(card)) return <CardBack card={card} width={width} height={height} />;
  const { band } = familyOf(card.kind);
  const usual = Math.max(10.5, width * 0.125);
  const brief = height > 96 ? (words.brief ?? '') : '';
  const face = Math.max(40, Math.min(width, seen + 3));
  const isNarrow = face < width * 0.9;
  const name = fit((isNarrow ? words.short : undefined) ?? words.name, face - 8, usual, LEAST, isNarrow ? 3 : 2);
  const room = height - usual * 2.7 - (brief === '' ? 8 : usual * 2.3 + 4);
  return (
    <View style={[styles.card, { width, height, borderRadius: width * 0.09 }]}>
      <View style={[styles.band, { backgroundColor: band, minHeight: usual * 2.7 }]}>
        <Print bold size={name.size} grows={1} color="#fffaf0" style={[styles.center, { width: face - 8 }]}>
          {name.text}
        </Print>
      </View>
      <View style={[styles.art, { width: face }]}>
        <Art card={card} width={face - 14} height={Math.max(20, room - 8)} />
      </View>
      {brief !== '' && (
        <Print size={usual * 0.92} color={INK} numberOfLines={2} style={[styles.center, styles.brief, { width: face }]}>
          {brief}
        </Print>
      )}
      {card.coins !== undefined && <Corner at="bottomLeft" value={card.coins} sign={COIN} size={width * 0.23} />}
      {card.points !== undefined && (
        <Points
          value={card.points}
          size={width * 0.26}
          style={[styles.points, { right: isNarrow ? width - seen + 2 : -3 }]}
        />
      )}
    </View>
  );
}

/** The back of a card: woven like a mountain coat, with the mark of its pile; an empty place where no card is left. */
function CardBack({ card, width, height }: Omit<Props, 'words'>) {
  const { back, mark } = familyOf(card.kind);
  const empty = card.face === 'none';
  const radius = width * 0.09;
  if (empty) return <View style={[styles.empty, { width, height, borderRadius: radius }]} />;
  return (
    <View style={[styles.card, { width, height, borderRadius: radius, backgroundColor: back }]}>
      <Svg
        style={StyleSheet.absoluteFill}
        width={width}
        height={height}
        viewBox="0 0 80 112"
        preserveAspectRatio="none"
      >
        <Path
          d="M0 28 20 0M0 56 40 0M0 84 60 0M0 112 80 0M20 112 80 28M40 112 80 56M60 112 80 84M80 28 60 0M80 56 40 0M80 84 20 0M80 112 0 0M60 112 0 28M40 112 0 56M20 112 0 84"
          stroke="#ffffff"
          strokeOpacity={0.1}
          strokeWidth={1.4}
        />
        <Path d="M6 8h68v96H6Z" fill="none" stroke="#e0b566" strokeOpacity={0.75} strokeWidth={1.6} />
      </Svg>
      <View style={styles.art}>
        <Glyph name={mark} size={width * 0.52} color="#f4e3c2" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    backgroundColor: PAPER,
    borderWidth: 1.5,
    borderColor: '#140d08',
    boxShadow: '0 2px 5px rgba(0, 0, 0, 0.45)',
  },
  empty: { borderWidth: 1.5, borderStyle: 'dashed', borderColor: '#8f735080' },
  band: {
    paddingHorizontal: 4,
    justifyContent: 'center',
    borderTopLeftRadius: 7,
    borderTopRightRadius: 7,
    borderBottomWidth: 1,
    borderBottomColor: '#140d0866',
  },
  center: { textAlign: 'center' },
  art: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  points: { position: 'absolute', bottom: -3 },
  brief: { paddingHorizontal: 6, paddingBottom: 6 },
});
