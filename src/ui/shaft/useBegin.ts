import type { Chapter } from '../../engine/chapter';
import type { Game } from '../../engine/game';
import { useLanguage, useText } from '../../i18n/language';
import { CIRCLE, circleIn } from '../../table/circle';
import { lastTable } from '../../table/gameStore';
import { chapterSetup, firstNote, noteTry, UNTRIED } from '../../table/shaft';
import { CHARACTERS } from '../../table/seats';
import { chairsFor, newSeed } from '../page/seating';
import { useStore } from '../store';
import { useOnce } from '../useOnce';

interface Beginning {
  readonly game: Game;
  readonly chapter: Chapter;
  readonly title: string;
  /** The game of the try that is given up for it. */
  readonly given: string | null;
}

/** Begins a try at a chapter: the person of the last table and the characters of the story sit down. */
export function useBegin(onTable: (id: string) => void): (beginning: Beginning) => void {
  const store = useStore();
  const language = useLanguage();
  const text = useText();
  return useOnce(async ({ game, chapter, title, given }: Beginning) => {
    if (given !== null) await noteTry(store, chapter.key, given, UNTRIED.lanterns);
    const circle = circleIn(await store.notes(CIRCLE));
    const last = circle?.chairs ?? lastTable(await store.list())?.players ?? [];
    const [person, ...chairs] = chairsFor(last.filter(({ kind }) => kind === 'person').slice(0, 1));
    const rivals = chapter.rivals.flatMap((key, i) => {
      const character = CHARACTERS.find((known) => known.key === key);
      const chair = chairs[i];
      return character && chair ? [{ ...chair, name: character.name[language], kind: character.level }] : [];
    });
    if (!person) return;
    const extras = { title: text('shaft.saved', { title }), note: firstNote(chapter.key) };
    onTable(await store.begin(game, chapterSetup(chapter, game, newSeed()), [person, ...rivals], extras));
  }, text('begin.failed'));
}
