import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { firstSpoken, LanguageProvider, useText } from '../../src/i18n/language';

function Word() {
  return <Text>{useText()('settings.title')}</Text>;
}

test('the app speaks the first of the phone’s languages that it knows, else English', () => {
  expect(firstSpoken(['fr', 'de', 'en'])).toBe('de');
  expect(firstSpoken(['en', 'de'])).toBe('en');
  expect(firstSpoken(['fr', null])).toBe('en');
});

test('a language that was chosen is spoken by everything inside', () => {
  render(
    <LanguageProvider language="de">
      <Word />
    </LanguageProvider>,
  );
  expect(screen.getByText('Einstellungen')).toBeTruthy();
});
