import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { CHARACTERS } from '../../src/bots/characters';
import { LanguageProvider } from '../../src/i18n/language';
import type { Language } from '../../src/engine/show';
import type { Player } from '../../src/storage/savedGame';
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

test.each(['en', 'de'] as const)('every character can be chosen by name and says its manners (%s)', (language) => {
  const chosen = ask(language);
  for (const { name, level, manners } of CHARACTERS) {
    expect(screen.getByText(manners[language])).toBeTruthy();
    fireEvent.press(screen.getByRole('radio', { name: name[language] }));
    expect(chosen.pop()).toEqual({ kind: level, name: name[language] });
  }
});

test.each([
  ['Mother Orla', 'Mother Orla'],
  ['Isa', 'Master'],
])('of the level and its characters one is ticked: if a master is called %s, %s', (name, ticked) => {
  ask('en', { kind: 'master', name });
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([
    screen.getByRole('radio', { name: ticked, checked: true }),
  ]);
});
