import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { CHARACTERS } from '../../src/bots/characters';
import { LanguageProvider } from '../../src/i18n/language';
import type { Language } from '../../src/i18n/texts';
import type { Player } from '../../src/storage/saved';
import { KindSheet } from '../../src/ui/page/ChairSheets';

const frame = { x: 0, y: 0, width: 390, height: 844 };
const insets = { top: 0, bottom: 0, left: 0, right: 0 };

function ask(language: Language, chair: Partial<Player> = {}): Partial<Player>[] {
  const chosen: Partial<Player>[] = [];
  render(
    <SafeAreaProvider initialMetrics={{ frame, insets }}>
      <LanguageProvider language={language}>
        <KindSheet
          chair={{ name: 'Thora', emblem: 'amber', kind: 'person', ...chair }}
          onChoose={(part) => chosen.push(part)}
          onClose={() => undefined}
        />
      </LanguageProvider>
    </SafeAreaProvider>,
  );
  return chosen;
}

const checked = (): unknown[] =>
  screen
    .getAllByRole('radio')
    .filter((radio) => radio.props['aria-checked'] === true || radio.props.accessibilityState?.checked === true)
    .map((radio) => radio.props['aria-label'] ?? radio.props.accessibilityLabel);

test.each(['en', 'de'] as const)('every character can be chosen by name and says its manners (%s)', (language) => {
  const chosen = ask(language);
  for (const { name, level, manners } of CHARACTERS) {
    expect(screen.getByText(manners[language])).toBeTruthy();
    fireEvent.press(screen.getByRole('radio', { name }));
    expect(chosen.pop()).toEqual({ kind: level, name });
  }
});

test('whoever plays is ticked, and nobody else: a character by name, or a level', () => {
  ask('en', { kind: 'master', name: 'Mother Orla' });
  expect(checked()).toEqual(['Mother Orla']);
  screen.unmount();
  ask('en', { kind: 'master', name: 'Isa' });
  expect(checked()).toEqual(['Master']);
});
