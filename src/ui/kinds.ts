/** Who can play at a seat: a person, or a bot of some level. */
import { LEVELS, type Level } from '../table/seats';

export const KINDS = ['person', ...LEVELS] as const;
type Kind = (typeof KINDS)[number];

const isLevel = (kind: string): kind is Level => LEVELS.some((level) => level === kind);

/** The text that names a kind; a bot of a level from elsewhere is just a bot. */
export const kindKey = (kind: string): `kind.${Kind}` | 'kind.bot' =>
  kind === 'person' ? 'kind.person' : isLevel(kind) ? `kind.${kind}` : 'kind.bot';
