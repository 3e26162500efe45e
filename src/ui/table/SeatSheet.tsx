import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import type { Scene, Trace } from '../../engine/show';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { CardButton } from './CardButton';
import { Sign } from './card/Sign';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { useTop } from './top';

type Props = {
  scene: Scene;
  seat: Seat | -1;
  /** What the player did this round, in games in which that tells much. */
  trail: readonly Trace[];
  /** Whatever is touched next is looked at closely. */
  onLook: () => void;
  onClose: () => void;
};

/** Everything that lies in front of a player, or on the table that belongs to nobody: to look at, and to touch what shines. */
export function SeatSheet({ scene, seat, trail, onLook, onClose }: Props) {
  const { words, places } = useTop();
  const text = useText();
  const { colors } = useAppearance();
  const areas = scene.areas.filter(({ spot, seat: of }) =>
    seat === -1
      ? spot !== 'front' && spot !== 'tray' && of === -1
      : of === seat && (spot === 'front' || spot === 'supply'),
  );
  const badges = seat === -1 ? [] : (scene.badges[seat] ?? []).filter(({ value }) => value > 0);
  const title = seat === -1 ? text('table.market') : text('table.inFront', { name: places[seat]?.name ?? '' });
  return (
    <Sheet title={title} onClose={onClose}>
      {badges.map((badge) => (
        <View key={badge.kind} style={styles.badge}>
          <Sign of={badge.sign} size={22} on="dark" ink={colors.text} />
          <Words>{words.badge(badge)}</Words>
        </View>
      ))}
      <View style={styles.areas}>
        {areas.map(({ key, kind, cards }) => (
          <View key={key} role="group" aria-label={words.area(kind)} style={styles.area}>
            <Words kind="strong">{words.area(kind)}</Words>
            <View style={styles.cards}>
              {cards.map((card) => (
                <CardButton key={card.key} card={card} width={80} height={110} />
              ))}
            </View>
          </View>
        ))}
      </View>
      {trail.length > 0 && (
        <View role="group" aria-label={text('table.trail')} style={styles.area}>
          <Words kind="strong">{text('table.trail')}</Words>
          {trail.map(({ sign, line }, at) => (
            <View key={at} style={styles.badge}>
              <Sign of={sign} size={20} on="dark" ink={colors.text} />
              <Words kind="small" style={styles.line}>
                {line}
              </Words>
            </View>
          ))}
        </View>
      )}
      {seat === -1 && <Button symbol="magnifying-glass" label={text('table.look')} onPress={onLook} />}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  badge: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  line: { flexShrink: 1 },
  areas: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.medium, rowGap: SPACE.small },
  area: { gap: SPACE.small },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 10, paddingBottom: SPACE.hair },
});
