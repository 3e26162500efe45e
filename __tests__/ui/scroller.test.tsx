/** What is taller than its place is read on by the keyboard; what fits is no stop on its way. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '../../src/i18n/language';
import { Coach } from '../../src/ui/learn/Coach';

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };

/** The tab stop of a coach’s words that are so tall in a place that is so tall. */
function stopOf(whole: number, room: number): unknown {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <LanguageProvider language="en">
        <Coach words={{ say: 'Play it.', why: 'It is good.' }} label="2 of 5" mood="act" />
      </LanguageProvider>
    </SafeAreaProvider>,
  );
  const words = screen.UNSAFE_getByType(ScrollView);
  fireEvent(words, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 300, height: room } } });
  fireEvent(words, 'contentSizeChange', 300, whole);
  const props: { tabIndex?: unknown } = screen.UNSAFE_getByType(ScrollView).props;
  return props.tabIndex;
}

test.each([
  ['a coach’s words that scroll are reached by the keyboard', 260, 120, 0],
  ['those that fit are not', 118, 120, undefined],
  ['nor are those that fit but for a rounded point', 120.6, 120, undefined],
])('%s', (_, whole, room, stop) => {
  expect(stopOf(whole, room)).toBe(stop);
});
