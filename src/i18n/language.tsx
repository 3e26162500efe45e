import { useLocales } from 'expo-localization';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { LANGUAGES, type Language } from '../engine/show';
import { speaker } from './speaker';

const Spoken = createContext<Language | undefined>(undefined);

/** The first of the languages that the app speaks; English if there is none. */
export const firstSpoken = (wanted: readonly (string | null)[]): Language =>
  wanted.flatMap((code) => LANGUAGES.filter((language) => language === code))[0] ?? 'en';

/** The phone's language, as far as the app speaks it. */
export function usePhoneLanguage(): Language {
  const locales = useLocales();
  return useMemo(() => firstSpoken(locales.map(({ languageCode }) => languageCode)), [locales]);
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
