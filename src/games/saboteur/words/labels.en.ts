import type { Labels } from '../../../engine/labels';

/** The short words of the table in English. */
export const labels: Labels = {
  areas: {
    draw: 'Draw pile',
    discard: 'Discard',
    nuggets: 'Gold',
    spare: 'Role left over',
    handed: 'Nuggets to choose from',
    role: 'Role',
    broken: 'Broken tools',
    gold: 'Gold',
  },
  things: {
    cards: ['card in hand', 'cards in hand'],
    nuggets: ['nugget', 'nuggets'],
    gold: ['gold', 'gold'],
    'broken-pick': 'broken pickaxe',
    'broken-lamp': 'broken lantern',
    'broken-cart': 'broken mine cart',
  },
  buttons: {
    'button:ready': 'All seen',
    'button:clear': 'Next round',
    'button:pass': 'Pass',
    'button:self': 'My own tool',
  },
};
