/** What is told in the campaign: the types that every language fulfils. */
import type { CharacterKey } from '../bots/characters';
import type { ChapterStory } from '../engine/chapter';
import type { ChapterKey, GalleryKey } from './chapters';

export interface Story {
  readonly galleries: Readonly<Record<GalleryKey, { readonly title: string; readonly line: string }>>;
  readonly chapters: Readonly<Record<ChapterKey, ChapterStory<CharacterKey, ChapterKey>>>;
}
