import type { Labels } from '../../../engine/labels';

/** The short words of the table in German. */
export const labels: Labels = {
  areas: {
    companies: 'Gesellschaften und Anteile',
    deck: 'Chancenkarten',
    discards: 'Ablage',
    investments: 'Anteile',
    stock: 'Auf einer Börse',
    kept: 'Behaltene Karten',
    caveIn: 'Einsturz',
  },
  things: {
    coins: ['Münze', 'Münzen'],
    dwarves: ['Zwerg', 'Zwerge'],
    overtime: ['Überstundenmarke', 'Überstundenmarken'],
    share: ['Anteil', 'Anteile'],
  },
  buttons: {
    'button:stop': 'Graben beenden',
    'button:keep': 'Alle behalten',
    'button:leave': 'Liegen lassen',
  },
};
