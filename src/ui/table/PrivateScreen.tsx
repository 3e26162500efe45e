import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useText } from '../../i18n/language';
import { ASKED_ALONE, type Wish } from '../../table/seats';
import { Button } from '../Button';
import { Choices } from '../Choices';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Crest } from '../Crest';
import { Ladder, type Rung } from './Ladder';
import type { Place, Top } from './top';

type Props = {
  place: Place;
  rungs: readonly Rung[];
  words: Top['words'];
  /** What could be done against it, in words. */
  reactions: readonly { readonly label: string; readonly use: () => void }[];
  /** Whether it may be answered already: where the phone goes round, everybody looks for as long. */
  isRipe: boolean;
  /** When somebody alone among bots wants to be asked; null where that is set elsewhere. */
  asks: Wish | null;
  onAsk: (order: Wish) => void;
  onNeverMind: () => void;
  /** Looks at the table and the hand before deciding. */
  onLook: () => void;
  /** Asks what a master would do; left out where somebody else explains. */
  onHint?: () => void;
  /** Opens the rules at a section. */
  onRule?: (rule: string) => void;
};

/** Seen by one player only: use a card against what was announced, or let it be. */
export function PrivateScreen(props: Props) {
  const { place, rungs, words, reactions, isRipe, asks, onAsk, onNeverMind, onLook, onHint, onRule } = props;
  const text = useText();
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
      style={{ backgroundColor: colors.ground }}
      contentContainerStyle={[
        styles.page,
        { paddingTop: insets.top + SPACE.large, paddingBottom: insets.bottom + SPACE.large },
      ]}
    >
      <View style={styles.column}>
        <View style={styles.who}>
          <Crest emblem={place.emblem} size={56} />
          <Heading aria-level={1} style={styles.grow}>
            {text('private.title', { name: place.name })}
          </Heading>
        </View>
        <Ladder {...{ rungs, words, onRule }} />
        <View style={[styles.choices, !isRipe && styles.early]}>
          {reactions.map(({ label, use }, i) => (
            <Button key={i} kind="first" label={label} onPress={use} />
          ))}
          {reactions.length === 0 && (
            <Words center color="muted">
              {text('private.nothing')}
            </Words>
          )}
          <Button label={text(isRipe ? 'table.neverMind' : 'private.soon')} onPress={onNeverMind} />
        </View>
        {asks !== null && (
          <View style={styles.choices}>
            <Words kind="small" color="muted">
              {text('menu.order', { name: place.name })}
            </Words>
            <Choices
              label={text('menu.order', { name: place.name })}
              choices={ASKED_ALONE}
              chosen={asks}
              nameOf={(choice) => text(`menu.order.${choice}`)}
              onChoose={onAsk}
            />
          </View>
        )}
        <Button symbol="magnifying-glass" label={text('private.look')} onPress={onLook} />
        {onHint && <Button symbol="lantern-flame" label={text('hint.label')} onPress={onHint} />}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, justifyContent: 'center', paddingHorizontal: SPACE.medium },
  column: { width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.medium },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  grow: { flex: 1 },
  choices: { gap: SPACE.small },
  early: { opacity: 0.5 },
});
