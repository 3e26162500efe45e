import { motive } from '../bots/motives';
import { countRubble } from '../rules/deck';
import { refusal } from '../show/reasons';
import { aimsToRemove, askWhich, stillRemoves, whyRemove, worthOfRemoving } from './removing';
import type { VerbRule } from './verb';

/** Give Rubble: as Remove a Card; a Rubble may also go onto another player's discard. */
export const give: VerbRule = {
  sign: 'push',
  rule: 'give',
  aims: (s, actor, found) => aimsToRemove(s, actor, true, found),
  stillLegal: stillRemoves,
  needsRubble: (aim) => aim !== 'out',
  carryOut: (s, act) => askWhich(s, act, act.aim !== 'out'),
  concerns: (_s, act, seat) => act.aim === 'seat' && act.at === seat,
  means: { out: 'out', tile: 'tile', seat: 'seat' },
  whyNot: () => refusal('no hand card'),
  bent: 'tidy',
  power: 0.463,
  worth(o, { aim }) {
    if (aim === 'out') return worthOfRemoving(o);
    return o.taste.rubble * (aim === 'seat' ? 1 + o.spite : 0.85);
  },
  best: (o) => (countRubble(o.s, o.seat) > 0 ? o.taste.rubble * (1 + o.spite) : worthOfRemoving(o)),
  harm({ spite, taste, seat }, act) {
    return act.aim === 'seat' && act.at === seat ? taste.rubble * (1 + spite) : spite * taste.rubble;
  },
  reason(o, { aim }) {
    if (aim === 'seat') return motive('gives rubble');
    return aim === 'tile' ? motive('blocks a way') : whyRemove(o);
  },
  whyStop: (o, act) => motive(act.aim === 'seat' && act.at === o.seat ? 'looks best' : 'stops rubble'),
};
