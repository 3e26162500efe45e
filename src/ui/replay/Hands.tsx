import { StyleSheet, View } from 'react-native';
import type { State } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useText } from '../../i18n/language';
import type { Eyes } from '../../table/playback';
import { Crest } from '../Crest';
import type { Place } from '../table/top';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

type Props = {
  show: Show;
  view: State;
  eyes: Eyes;
  places: readonly Place[];
  /** What a card is called. */
  card: (face: string) => string;
};

/** The hands that the chosen eyes see: a seat's own, or everybody's. */
export function Hands({ show, view, eyes, places, card }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  return places.map(({ name, emblem }, seat) => {
    if (eyes !== 'all' && eyes !== seat) return null;
    const { hand } = show.scene(view, seat);
    return (
      hand.length > 0 && (
        <View key={seat} style={styles.hand} role="group" aria-label={text('table.hand', { name })}>
          <Crest emblem={emblem} size={26} />
          <View style={styles.cards}>
            {hand.map(({ key, face }) => (
              <View key={key} style={[styles.card, { backgroundColor: colors.raised, borderColor: colors.line }]}>
                <Words kind="small">{card(face)}</Words>
              </View>
            ))}
          </View>
        </View>
      )
    );
  });
}

const styles = StyleSheet.create({
  hand: { flexDirection: 'row', gap: SPACE.small, alignItems: 'flex-start' },
  cards: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.hair },
  card: { paddingHorizontal: SPACE.small, paddingVertical: 2, borderRadius: 6, borderWidth: 1 },
});
