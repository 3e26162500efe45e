import { createContext, use, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useText } from '../i18n/language';
import { Bar } from './Bar';
import { Button } from './Button';
import { SPACE } from './theme/themes';

type Report = (words: string | null) => void;

const Reported = createContext<Report>(() => undefined);

/** Lets everything inside say that something could not be done, whichever page is in front by then. */
export function ReportProvider({ children }: { children: ReactNode }) {
  const text = useText();
  const insets = useSafeAreaInsets();
  const [words, setWords] = useState<string | null>(null);
  return (
    <Reported value={setWords}>
      {children}
      {words !== null && (
        <View style={[styles.foot, { bottom: insets.bottom + SPACE.medium }]}>
          <Bar role="alert" words={words}>
            <Button label={text('table.close')} onPress={() => setWords(null)} />
          </Bar>
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
});
