import { StyleSheet, View } from 'react-native';
import type { CardWords, ShownCard } from '../../engine/show';
import { Glyph } from '../Glyph';
import { Picture } from '../Picture';
import { Art } from './card/Art';
import { Corner } from './card/Corner';
import { familyOf } from './card/families';
import { fit, fits } from './card/fit';
import { Points } from './card/Points';
import { CardText } from './card/CardText';
import { COIN } from './card/Sign';
import { Signs } from './card/Signs';

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
const LEAST = 12;
/** On a narrower card a name is shortened where it can be. */
const SMALL = 92;

/** Whether nobody who looks can know what it is, or nothing is there. */
export const isHidden = ({ face }: ShownCard): boolean => face === 'back' || face === 'none';

/** A card as it is printed: the name on the band of its family, a picture with small signs, a few words, numbers in the corners. */
export function CardFace({ card, words, width, height, seen = width }: Props) {
  if (isHidden(card)) return <CardBack card={card} width={width} height={height} />;
  const { band } = familyOf(card.kind);
  const usual = Math.max(12, width * 0.125);
  const face = Math.max(40, Math.min(width, seen < width ? seen - 1 : width));
  const isNarrow = face < width * 0.9;
  const small = Math.max(LEAST, usual * 0.92);
  // The signs in its picture say the same: half a word says nothing.
  const isTold = height > 96 && (!isNarrow || fits(words.brief ?? '', face - 12, small, 2));
  const brief = isTold ? (words.brief ?? '') : '';
  const name = fit(
    (isNarrow || width < SMALL ? words.short : undefined) ?? words.name,
    face - 8,
    usual,
    LEAST,
    isNarrow ? 3 : 2,
  );
  const room = height - usual * 2.7 - (brief === '' ? 8 : usual * 2.3 + 4);
  const art = <Art card={card} width={face - 14} height={Math.max(20, room - 8)} />;
  return (
    <View style={[styles.card, { width, height, borderRadius: width * 0.09 }]}>
      <View style={[styles.band, { backgroundColor: band, minHeight: usual * 2.7 }]}>
        <CardText bold size={name.size} grows={1} color="#fffaf0" style={[styles.center, { width: face - 8 }]}>
          {name.text}
        </CardText>
      </View>
      {card.picture === undefined || card.open !== undefined ? (
        <View style={[styles.art, { width: face }]}>{art}</View>
      ) : (
        <View style={styles.picture}>
          <Picture
            of={card.picture}
            width={isNarrow ? face : width - 3}
            height={Math.max(20, room + (brief === '' ? 5 : 0))}
            otherwise={art}
          />
          <Signs card={card} size={Math.max(13, width * 0.19)} />
        </View>
      )}
      {brief !== '' && (
        <CardText size={small} color={INK} numberOfLines={2} style={[styles.center, styles.brief, { width: face }]}>
          {brief}
        </CardText>
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

/** The back of a card: the picture of its pile in the colour of its family, and its mark in the corner; an empty place where no card is left. */
function CardBack({ card, width, height }: Omit<Props, 'words'>) {
  const { back, mark, scene } = familyOf(card.kind);
  const radius = width * 0.09;
  if (card.face === 'none') return <View style={[styles.empty, { width, height, borderRadius: radius }]} />;
  const sign = Math.max(12, width * 0.2);
  return (
    <View style={[styles.card, styles.back, { width, height, borderRadius: radius, backgroundColor: back }]}>
      <Picture
        of={scene}
        width={width - 3}
        height={height - 3}
        otherwise={<Glyph name={mark} size={width * 0.52} color="#f4e3c2" />}
      />
      <View style={[styles.dye, { backgroundColor: back }]} />
      <View style={[styles.frame, { borderRadius: radius * 0.6 }]} />
      <View style={[styles.mark, { padding: sign * 0.22, borderRadius: sign, backgroundColor: back }]}>
        <Glyph name={mark} size={sign} color="#f4e3c2" />
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
  back: { overflow: 'hidden' },
  dye: { ...StyleSheet.absoluteFill, opacity: 0.38 },
  frame: { position: 'absolute', inset: '5%', borderWidth: 1.2, borderColor: '#e0b566bf' },
  mark: { position: 'absolute', left: '9%', top: '7%' },
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
  picture: { flex: 1, overflow: 'hidden', backgroundColor: '#2a2126' },
  art: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  points: { position: 'absolute', bottom: -3 },
  brief: { paddingHorizontal: 6, paddingBottom: 6 },
});
