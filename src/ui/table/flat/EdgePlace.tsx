import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Badge } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Crest } from '../../Crest';
import { Glyph } from '../../Glyph';
import { useSettings } from '../../settings';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { CardText } from '../card/CardText';
import { fit } from '../card/fit';
import { Token } from '../Rivals';
import type { Place, Top } from '../top';
import { Touch } from '../Touch';

type Props = {
  place: Place;
  badges: readonly Badge[];
  words: Top['words'];
  /** How long the place is along its edge. */
  width: number;
  /** Whose turn it is, and who can be meant by a touch. */
  decides: boolean;
  isMeant: boolean;
  /** Opens what can be looked at meanwhile, or means whoever sits here. */
  onPress: () => void;
  /** What stands between the name and the cards: what can be said in a call. */
  says?: ReactNode;
  /** The corner of their cards; bots have none. */
  grip: ReactNode;
};

/** A place with less room along the edge keeps the face alone while something is said. */
const BARE = 430;

/** Somebody's place at an edge: face, name and what everybody may know of them; what they say, and the corner of their cards. */
export function EdgePlace({ place, badges, words, width, decides, isMeant, onPress, says, grip }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const left = useSettings().settings.leftHand === 'on';
  const shown = badges.filter(({ value, as }) => value > 0 && as !== 'rest');
  const slim = width < 170;
  // Where something is to be said there is room for the face alone.
  const isBare = says !== undefined && width < BARE;
  const room = width - (slim ? 44 : 58) - (grip ? TARGET + 14 : 0) - (says ? 120 : 0);
  const name = fit(place.name, Math.max(40, room), slim ? 13 : 16, 12, 1);
  return (
    <View style={[styles.edge, left && styles.mirrored]}>
      <View
        style={[
          styles.who,
          isBare && styles.bare,
          {
            backgroundColor: colors.surface,
            borderColor: isMeant ? colors.accent : decides ? place.emblem.color : colors.surface,
          },
          isMeant && styles.glows,
        ]}
      >
        <View aria-hidden>
          <Crest emblem={place.emblem} size={slim ? 28 : 38} />
          {decides && (
            <View style={[styles.lantern, { backgroundColor: colors.accent }]}>
              <Glyph name="lantern-flame" size={14} color={colors.onAccent} />
            </View>
          )}
        </View>
        {!isBare && (
          <View style={styles.facts} aria-hidden>
            <CardText bold size={name.size} grows={1} color={colors.text}>
              {name.text}
            </CardText>
            <View style={styles.badges}>
              {shown.map((badge) => (
                <Token key={badge.kind} badge={badge} size={slim ? 13 : 16} />
              ))}
            </View>
          </View>
        )}
        <Touch
          radius={RADIUS * 0.8}
          aria-label={[text('flat.meanwhile', { name: place.name }), ...shown.map((badge) => words.badge(badge))].join(
            ', ',
          )}
          onPress={onPress}
        />
      </View>
      {says}
      {grip}
    </View>
  );
}

const styles = StyleSheet.create({
  edge: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 5, paddingHorizontal: 5, paddingBottom: 4 },
  mirrored: { flexDirection: 'row-reverse' },
  who: {
    flex: 1,
    minWidth: 0,
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small - 2,
    paddingHorizontal: 5,
    borderRadius: RADIUS * 0.8,
    borderWidth: 2,
    overflow: 'hidden',
  },
  bare: { flexGrow: 0, flexShrink: 0, flexBasis: TARGET + 8, justifyContent: 'center' },
  glows: { boxShadow: '0 0 9px rgba(255, 190, 80, 0.7)' },
  lantern: {
    position: 'absolute',
    right: -4,
    top: -3,
    width: 19,
    height: 19,
    borderRadius: 10,
    alignItems: 'center',
    justifyContent: 'center',
  },
  facts: { flex: 1, minWidth: 0 },
  badges: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 6, maxHeight: 34, overflow: 'hidden' },
});
