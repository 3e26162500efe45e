import { useCallback } from 'react';
import type { Game } from '../../engine/game';
import { useLanguage, useText } from '../../i18n/language';
import { earn, type Mark } from '../../table/marks';
import type { Found } from '../../table/gameStore';
import { Panel } from '../Panel';
import { useStore } from '../store';
import { useLoaded } from '../useLoaded';
import { MarkRow } from './MarksPage';

type Props = { game: Game; found: Found; marksOf: (game: string) => Promise<readonly Mark[]> };

/** The marks that were earned in a game; nothing where none were. */
export function MarksWon({ game, found, marksOf }: Props) {
  const text = useText();
  const language = useLanguage();
  const store = useStore();
  const loaded = useLoaded(
    useCallback(async () => earn(store, game, found, await marksOf(game.id)), [store, game, found, marksOf]),
  );
  if (loaded.at !== 'loaded' || loaded.value.length === 0) return null;
  return (
    <Panel title={text('marks.won')} symbol="laurels-trophy">
      {loaded.value.map(({ mark, name }) => (
        <MarkRow key={mark.key} words={mark[language]} by={name} />
      ))}
    </Panel>
  );
}
