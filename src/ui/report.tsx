import { createContext, use, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useText } from '../i18n/language';
import { Button } from './Button';
import { useAppearance } from './theme/appearance';
import { RADIUS, SPACE } from './theme/themes';
import { Words } from './Words';

type Report = (words: string | null) => void;

const Reported = createContext<Report>(() => undefined);

/** Lets everything inside say that something could not be done, whichever page is in front by then. */
export function ReportProvider({ children }: { children: ReactNode }) {
  const text = useText();
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  const [words, setWords] = useState<string | null>(null);
  return (
    <Reported value={setWords}>
      {children}
      {words !== null && (
        <View style={[styles.foot, { bottom: insets.bottom + SPACE.medium }]}>
          <View role="alert" style={[styles.bar, { backgroundColor: colors.raised, borderColor: colors.accent }]}>
            <Words style={styles.words}>{words}</Words>
            <Button label={text('table.close')} onPress={() => setWords(null)} />
          </View>
        </View>
      )}
    </Reported>
  );
}

/** Says in words that something could not be done; null takes it back. */
export const useReport = (): Report => use(Reported);

const styles = StyleSheet.create({
  foot: {
    position: 'absolute',
    left: SPACE.medium,
    right: SPACE.medium,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
  bar: {
    width: '100%',
    maxWidth: 640,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    padding: SPACE.small,
    paddingLeft: SPACE.medium,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    boxShadow: '0 6px 18px rgba(0, 0, 0, 0.5)',
  },
  words: { flex: 1 },
});
