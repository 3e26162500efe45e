import type { Language } from '../../engine/show';
import type { Topic } from '../../engine/talk';

/** Something that a character says, in both languages. `{name}` is whom it is about, `{why}` what speaks against them. */
export type Line = Readonly<Record<Language, string>>;

/** All that a character has to say. */
export type Lines = Readonly<Record<Topic, readonly Line[]>>;
