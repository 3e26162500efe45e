/** What every character has to say. */
import type { CharacterKey } from '../characters';
import { bram } from './bram';
import { grum } from './grum';
import { hask } from './hask';
import { motherOrla } from './motherOrla';
import { odda } from './odda';
import { pim } from './pim';
import { sunna } from './sunna';
import { tilda } from './tilda';
import { vigga } from './vigga';
import type { Lines } from './line';

/** By character. */
export const LINES: Readonly<Record<CharacterKey, Lines>> = {
  pim,
  odda,
  bram,
  tilda,
  grum,
  sunna,
  vigga,
  hask,
  'mother-orla': motherOrla,
};
