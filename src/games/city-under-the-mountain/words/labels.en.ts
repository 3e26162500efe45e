import type { Labels } from '../../../engine/labels';

/** The short words of the table in English. */
export const labels: Labels = {
  areas: {
    companies: 'Companies and investments',
    deck: 'Chance cards',
    discards: 'Discards',
    investments: 'Investments',
    stock: 'On a Stock Market',
    kept: 'Kept cards',
    caveIn: 'Cave In',
  },
  things: {
    coins: ['coin', 'coins'],
    dwarves: ['dwarf', 'dwarves'],
    overtime: ['overtime token', 'overtime tokens'],
    share: ['investment', 'investments'],
  },
  buttons: {
    'button:stop': 'Stop digging',
    'button:keep': 'Keep all',
    'button:leave': 'Leave it',
  },
};
