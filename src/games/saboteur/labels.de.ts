import type { Labels } from '../../engine/labels';

/** The short words of the table in German. */
export const labels: Labels = {
  areas: {
    draw: 'Nachziehstapel',
    discard: 'Ablage',
    nuggets: 'Gold',
    spare: 'Übrige Rolle',
    handed: 'Nuggets zur Auswahl',
    role: 'Rolle',
    broken: 'Kaputtes Werkzeug',
    gold: 'Gold',
  },
  things: {
    cards: ['Karte auf der Hand', 'Karten auf der Hand'],
    nuggets: ['Nugget', 'Nuggets'],
    'broken-pick': 'kaputte Spitzhacke',
    'broken-lamp': 'kaputte Laterne',
    'broken-cart': 'kaputte Lore',
  },
  buttons: {
    'button:ready': 'Alles gesehen',
    'button:clear': 'Nächste Runde',
    'button:pass': 'Passen',
  },
};
