import type { Labels } from '../../../engine/labels';

/** The short words of the table in German. */
export const labels: Labels = {
  areas: {
    draw: 'Nachziehstapel',
    discard: 'Ablage',
    nuggets: 'Gold',
    spare: 'Übrige Rolle',
    handed: 'Goldkarten zur Auswahl',
    role: 'Rolle',
    broken: 'Kaputtes Werkzeug',
    gold: 'Gold',
  },
  things: {
    cards: ['Karte auf der Hand', 'Karten auf der Hand'],
    nuggets: ['Goldkarte', 'Goldkarten'],
    gold: ['Gold', 'Gold'],
    'broken-pick': 'kaputte Spitzhacke',
    'broken-lamp': 'kaputte Laterne',
    'broken-cart': 'kaputte Lore',
  },
  buttons: {
    'button:ready': 'Alles gesehen',
    'button:clear': 'Nächste Runde',
    'button:self': 'Eigenes Werkzeug',
    'button:pass': 'Passen',
  },
};
