import { Pressable, StyleSheet, View } from 'react-native';
import { useText } from '../../../i18n/language';
import { Button } from '../../Button';
import { Mark } from '../../Mark';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { Words } from '../../Words';

type Props = {
  /** What was planned, by its name. */
  what: string;
  onDo: () => void;
  onDrop: () => void;
};

/** What somebody noted for this turn when they last looked: one tap takes it up, another forgets it. */
export function PlanBar({ what, onDo, onDrop }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <View style={[styles.bar, { backgroundColor: colors.surface, borderColor: colors.accent }]} role="status">
      <Words kind="strong" size={16} style={styles.words}>
        {text('plan.yours', { what })}
      </Words>
      <Button kind="first" label={text('plan.do')} onPress={onDo} />
      <Pressable role="button" aria-label={text('plan.drop')} onPress={onDrop} style={styles.drop}>
        <Mark name="no" size={22} color={colors.accent} />
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.hair,
    marginHorizontal: SPACE.hair,
    paddingLeft: SPACE.small + 4,
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  words: { flex: 1 },
  drop: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
});
