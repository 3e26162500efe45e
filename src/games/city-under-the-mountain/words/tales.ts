/** What a language must be able to say of what was done. telling.ts finds the deeds; tales.en.ts and tales.de.ts say them. */
import type { Person } from '../../../engine/persons';
import type { ChanceKey } from '../cards/rows';
import type { CompanyKey } from '../cards/companies';
import type { Land } from '../cards/tiles';
import type { Paid } from '../rules/state';

/** A symbol that a gem covers and that gives something. */
export type Find = Extract<Land, 'dwarf' | 'safe' | 'chest'>;

/** Sentences. Companies and cards are their keys; fields are named as on the board. */
export interface Tales {
  /** Gems laid one after the other for a company; `find` is what the last of them covers. */
  dug(who: Person, company: CompanyKey, fields: readonly string[], find: Find | null, isOvertime: boolean): string;
  secret(who: Person, company: CompanyKey, field: string): string;
  nowhere(who: Person): string;
  dwarf(who: Person): string;
  rescued(): string;
  snatched(who: Person, from: Person): string;
  drew(who: Person, card: ChanceKey): string;
  /** What a chance card does. */
  effect(card: ChanceKey): string;
  noCards(): string;
  keepers(who: Person): string;
  /** A Cave In with the companies it buries, none where they are not chosen yet. */
  caveIn(who: Person, companies: readonly CompanyKey[]): string;
  tookOff(who: Person, owner: Person, company: CompanyKey): string;
  cleared(owner: Person): string;
  dropped(who: Person, card: ChanceKey): string;
  gold(who: Person, company: CompanyKey, left: number): string;
  paid(who: Person, paid: Paid): string;
  unpaid(who: Person, paid: Paid): string;
  invested(who: Person, companies: readonly CompanyKey[]): string;
  stocked(who: Person, companies: readonly CompanyKey[]): string;
  exchanged(who: Person, from: CompanyKey, to: CompanyKey): string;
  ended(because: 'gold' | 'still'): string;
}
