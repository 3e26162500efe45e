import { Pressable, StyleSheet, View } from 'react-native';
import type { Foretold } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { Mark, type MarkName } from '../Mark';
import { Crest } from '../Crest';
import { CardText } from './card/CardText';
import { TimeLeft } from './Closing';
import { fit } from './card/fit';
import { Sign } from './card/Sign';
import { useTop, type Top } from './top';
import { SOON, type Choosing } from './useChoosing';

/** The room for the words of a button in the prompt's line, alone or beside another. */
const WIDE = 124;
const NARROW = 78;
/** What stands beside the words of a button that fills the row. */
const ASIDE = 110;

/** Turns, confirms or gives up what is about to be placed: placing is always confirmed. */
export function PlaceBar({ choosing }: { choosing: Choosing }) {
  const text = useText();
  const { draft, touched, act } = choosing;
  if (!draft) return null;
  return (
    <View style={styles.bar}>
      {touched.length > 0 && <Round mark="no" label={text('table.cancel')} onPress={() => act({ do: 'cancel' })} />}
      {draft.turns > 1 && <Round mark="turn" label={text('table.turn')} onPress={() => act({ do: 'turn' })} />}
      {draft.gains.length > 0 && <Foretell gains={draft.gains} />}
      <View style={styles.wide}>
        <Button kind="first" label={text('table.confirm')} onPress={() => act({ do: 'confirm' })} />
      </View>
    </View>
  );
}

/** What a placement would bring whom, beside the button that confirms it. */
function Foretell({ gains }: { gains: readonly Foretold[] }) {
  const text = useText();
  const { words, places } = useTop();
  const { colors } = useAppearance();
  const said = gains.map(({ seat, amount }) => `${places[seat]?.name ?? ''}: ${words.amount(amount)}`);
  return (
    <View
      style={styles.gains}
      role="status"
      aria-live="polite"
      aria-label={`${text('table.forecast')} ${said.join(', ')}`}
      testID="forecast"
    >
      {gains.map(({ seat, amount: { count, sign } }) => {
        const place = places[seat];
        return (
          <View key={seat} style={styles.gain} aria-hidden>
            {place && <Crest emblem={place.emblem} size={22} />}
            <CardText bold size={15} color={colors.text}>
              {`+${count}`}
            </CardText>
            <Sign of={sign} size={14} on="dark" ink={colors.muted} />
          </View>
        );
      })}
    </View>
  );
}

/** Asks once more before something that cannot be taken back. */
export function SureBar({ choosing }: { choosing: Choosing }) {
  const text = useText();
  const { act } = choosing;
  return (
    <View style={styles.bar}>
      <Round mark="no" label={text('table.cancel')} onPress={() => act({ do: 'cancel' })} />
      <View style={styles.wide}>
        <Button kind="first" label={text('table.sure')} onPress={() => act({ do: 'sure' })} />
      </View>
    </View>
  );
}

/** Says what is done in a moment, and does it at once if it is pressed: a touch anywhere else stops the clock. */
export function SoonBar({ choosing, width }: { choosing: Choosing; width: number }) {
  const text = useText();
  const { soon, runs, act } = choosing;
  if (!soon) return null;
  return (
    <View style={styles.bar}>
      {soon.choice.then && <Round mark="no" label={text('table.cancel')} onPress={() => act({ do: 'cancel' })} />}
      <View style={styles.wide}>
        <Button
          kind="first"
          label={soon.label}
          size={fit(soon.label, width - ASIDE, 17, 13, 2).size}
          onPress={() => act({ do: 'soon' })}
        />
        {runs && (
          <View style={styles.clock} pointerEvents="none">
            <TimeLeft of={SOON} />
          </View>
        )}
      </View>
    </View>
  );
}

/** What is paid against what is due, with a good proposal picked already. */
export function PayBar({ choosing, width }: { choosing: Choosing; width: number }) {
  const text = useText();
  const { words } = useTop();
  const { paying, act } = choosing;
  if (!paying) return null;
  const tally = paying.tallies
    .map(({ due, paid }) => text('table.tally', { paid, due: words.amount(due) }))
    .join(' · ');
  const { size } = fit(tally, (width - SPACE.small * 3) / 2, 18, 13, 2);
  return (
    <View style={styles.bar}>
      <Words kind="strong" size={size} style={[styles.wide, styles.close]} aria-live="polite">
        {tally}
      </Words>
      <View style={styles.wide}>
        {paying.isEnough ? (
          <Button kind="first" label={text('table.settle')} onPress={() => act({ do: 'pay' })} />
        ) : (
          <Words kind="small" color="muted">
            {text('table.pickMore')}
          </Words>
        )}
      </View>
    </View>
  );
}

/** What can be pressed now and lies nowhere in the picture. */
export function Buttons({ choosing, keys }: { choosing: Choosing; keys: readonly string[] }) {
  const text = useText();
  const { touched, next, act } = choosing;
  const { words } = useTop();
  // A button is what comes next only where nothing else can be done: else it would draw people past what glows.
  const isOnlyWay = keys.length === 1 && next.length === 1;
  return (
    <View style={styles.bar}>
      {touched.length > 0 && keys.length > 0 && (
        <Round mark="no" label={text('table.cancel')} onPress={() => act({ do: 'cancel' })} />
      )}
      {keys.map((key) => (
        <View key={key} style={styles.each} testID={`button-${key}`}>
          <Button
            label={labelOf(words, choosing, key)}
            kind={isOnlyWay ? 'first' : 'second'}
            onPress={() => act({ do: 'touch', key })}
          />
        </View>
      ))}
    </View>
  );
}

/** The one thing that can be pressed now, small enough to stand beside the prompt. */
export function Single({
  choosing,
  keys,
  kind = 'button',
}: {
  choosing: Choosing;
  keys: readonly string[];
  kind?: string;
}) {
  const { next, act, touched } = choosing;
  const { words } = useTop();
  const text = useText();
  return (
    <View style={styles.single}>
      {touched.length > 0 && <Round mark="no" label={text('table.cancel')} onPress={() => act({ do: 'cancel' })} />}
      {keys.map((key) => (
        <View key={key} style={styles.each} testID={`${kind}-${key}`}>
          <Button
            label={labelOf(words, choosing, key)}
            size={fit(labelOf(words, choosing, key), touched.length > 0 ? NARROW : WIDE, 17, 13, 2).size}
            kind={next.length === 1 ? 'first' : 'second'}
            onPress={() => act({ do: 'touch', key })}
          />
        </View>
      ))}
    </View>
  );
}

/** What a key that lies nowhere in the picture is called: its short name, or the only choice it can mean. */
export const labelOf = (words: Top['words'], { choices, touched }: Choosing, key: string): string =>
  words.button(key) ?? choices.find(({ touches }) => touches[touched.length] === key)?.label ?? key;

function Round({ mark, label, onPress }: { mark: MarkName; label: string; onPress: () => void }) {
  const { colors } = useAppearance();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.round,
        { backgroundColor: colors.raised, borderColor: colors.line },
        pressed && styles.pressed,
      ]}
    >
      <Mark name={mark} size={24} color={colors.accent} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  clock: { position: 'absolute', left: RADIUS, right: RADIUS, bottom: 3 },
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.small,
    paddingHorizontal: SPACE.small,
  },
  gains: { maxWidth: '46%', flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.small, rowGap: 1 },
  gain: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  single: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair },
  wide: { flex: 1 },
  close: { lineHeight: undefined },
  each: { flexGrow: 1, flexShrink: 1 },
  round: {
    width: TARGET + 4,
    height: TARGET,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.7 },
});
