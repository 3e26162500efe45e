import { StyleSheet, View } from 'react-native';
import type { Control } from '../../engine/show';
import { useText } from '../../i18n/language';
import { pressed as pressedOf } from '../pressed';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { fit } from './card/fit';
import { CardText } from './card/CardText';
import { Sign } from './card/Sign';
import { controlCard } from './closely';
import { useTop } from './top';
import { Touch } from './Touch';

type Props = { controls: readonly Control[]; next: readonly string[]; width: number };

const GAP = 4;
const EDGE = SPACE.small - 2;

/** What a player can always reach for: symbol, name and price. What cannot be done now is dim, and says why when pressed. */
export function Controls({ controls, next, width }: Props) {
  const { words, picked, touch, look } = useTop();
  const { colors } = useAppearance();
  const text = useText();
  if (controls.length === 0) return null;
  const each = (width - EDGE * 2 - GAP * (controls.length - 1)) / controls.length;
  return (
    <View style={styles.row} role="group" aria-label={text('table.basics')}>
      {controls.map((control) => {
        const { key, sign, cost } = control;
        const can = next.includes(key) || picked.includes(key);
        const on = picked.includes(key);
        const name = words.button(key) ?? '';
        const shown = fit(name, each - 4, 13, 12, 2);
        return (
          <View
            key={key}
            style={[
              styles.control,
              {
                backgroundColor: on ? colors.accent : colors.raised,
                borderColor: can ? colors.accent : colors.raised,
              },
            ]}
          >
            <View style={[styles.face, !can && styles.dim]} aria-hidden>
              <View style={styles.signs}>
                <Sign of={sign} size={16} on="dark" ink={on ? colors.onAccent : colors.text} />
                {cost && (
                  <View style={styles.cost}>
                    <CardText bold size={12} grows={1} color={on ? colors.onAccent : colors.text}>
                      {cost.count}
                    </CardText>
                    <Sign of={cost.sign} size={12} on="dark" ink={on ? colors.onAccent : colors.muted} />
                  </View>
                )}
              </View>
              <CardText size={shown.size} grows={1} color={on ? colors.onAccent : colors.text} style={styles.name}>
                {shown.text}
              </CardText>
            </View>
            <Touch
              testID={`${can ? 'control' : 'dull'}-${key}`}
              radius={RADIUS * 0.7}
              aria-label={cost ? `${name}, ${words.amount(cost)}` : name}
              {...pressedOf(on)}
              aria-disabled={!can}
              onPress={() => touch(key)}
              onLongPress={() => look(controlCard(control))}
            />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: GAP, paddingHorizontal: EDGE },
  control: {
    flex: 1,
    minHeight: TARGET,
    borderRadius: RADIUS * 0.7,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  name: { textAlign: 'center' },
  face: { alignItems: 'center', gap: 1 },
  signs: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  cost: { flexDirection: 'row', alignItems: 'center' },
  dim: { opacity: 0.62 },
});
