import { useText } from '../../i18n/language';

const LEVELS = ['apprentice', 'journeyman', 'master'] as const;

/** What a bot's level is called. */
export function useLevelName(): (level: string) => string {
  const text = useText();
  return (level) => text(`level.${LEVELS.find((known) => known === level) ?? 'other'}`);
}
