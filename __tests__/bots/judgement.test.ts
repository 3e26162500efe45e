import { judgements } from '../../src/lab/speed/measure';

/** The edition whose box these positions were dealt from. */
const LEARNED_WITH = { edition: 2 };

/** What the seats' chances were thought to be in the first positions of a random game. They change when a judgement is learned anew, and only then. */
const KEPT: Readonly<Record<string, readonly number[]>> = {
  'city-under-the-mountain': [
    0.4786575168325756, 0.5213424831674244, 0.5908959698564971, 0.4091040301435029, 0.5949904977993279,
    0.40500950220067206, 0.4593927832798018, 0.5406072167201982, 0.3076067596036247, 0.6923932403963753,
    0.5635615661435819, 0.43643843385641806, 0.7060848166732198, 0.29391518332678024, 0.5635887556765518,
    0.43641124432344824,
  ],
};

test.each(Object.keys(KEPT))(
  '%s: what was learned says the same to the last bit as when it was written down',
  (game) => {
    const kept = KEPT[game] ?? [];
    expect(judgements(game, 1, LEARNED_WITH).slice(0, kept.length)).toEqual(kept);
  },
);
