import { useLocales } from 'expo-localization';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { de } from './text.de';
import { en } from './text.en';
import { fillIn, LANGUAGES, type Language, type TextArgs, type TextKey, type Texts } from './texts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, de };

/** Looks the app's texts up in a language. */
export const speaker =
  (language: Language) =>
  <K extends TextKey>(...[key, filling]: TextArgs<K>): string =>
    fillIn(TEXTS[language][key], filling ?? {});

const Spoken = createContext<Language | undefined>(undefined);

/** The first of the phone's languages that the app speaks; English if there is none. */
export function usePhoneLanguage(): Language {
  const locales = useLocales();
  return useMemo(() => {
    const spoken = locales.flatMap(({ languageCode }) => LANGUAGES.filter((language) => language === languageCode));
    return spoken[0] ?? 'en';
  }, [locales]);
}

/** Lets everything inside speak the chosen language. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <Spoken value={language}>{children}</Spoken>;
}

/** The language that is spoken here; the phone's, where nobody has chosen yet. */
export function useLanguage(): Language {
  const phone = usePhoneLanguage();
  return use(Spoken) ?? phone;
}

/** Looks texts up in the language that is spoken here. */
export function useText() {
  const language = useLanguage();
  return useMemo(() => speaker(language), [language]);
}
