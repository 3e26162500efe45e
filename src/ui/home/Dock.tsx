import { Pressable, StyleSheet, View } from 'react-native';
import type { SymbolName } from '../../canvas/symbols/names';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';

export type DockItem = {
  key: string;
  symbol: SymbolName;
  label: string;
  /** What stands under the sign, where the label is long. */
  short?: string;
  onPress: () => void;
};

/** A shelf with everything beside the games; without words where they have no room. */
export function Dock({ items, wordless }: { items: readonly DockItem[]; wordless: boolean }) {
  const { colors } = useAppearance();
  return (
    <View style={[styles.dock, { backgroundColor: colors.surface, borderColor: colors.line }]} role="navigation">
      {items.map(({ key, symbol, label, short, onPress }) => (
        <Pressable
          key={key}
          role="button"
          aria-label={label}
          onPress={onPress}
          style={({ pressed }) => [styles.item, pressed && styles.pressed]}
        >
          <Glyph name={symbol} size={24} color={colors.accent} />
          {!wordless && (
            <Words kind="small" size={13} numberOfLines={1}>
              {short ?? label}
            </Words>
          )}
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  dock: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderRadius: RADIUS,
    borderWidth: 1.5,
    paddingHorizontal: SPACE.hair,
    boxShadow: '0 6px 14px rgba(0, 0, 0, 0.45)',
  },
  item: {
    minWidth: TARGET,
    minHeight: TARGET,
    paddingHorizontal: SPACE.hair,
    paddingVertical: SPACE.hair,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
  },
  pressed: { opacity: 0.6 },
});
