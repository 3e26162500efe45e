/** What a way to play Saboteur earns. */
import { hasWon, timesIn, type Feat, type Mark } from '../../../engine/marks';
import { PRINT } from '../cards/faces';
import type { SaboteurNews } from '../rules/state';

type SaboteurFeat = Feat<SaboteurNews>;

/** A round as it looked when it was over. */
interface Round {
  readonly news: readonly SaboteurNews[];
  readonly isSaboteur: boolean;
  /** Whether there was another saboteur at the table. */
  readonly hasHelp: boolean;
  readonly treasure: boolean;
  readonly gold: number;
}

function rounds({ told, seat }: SaboteurFeat): readonly Round[] {
  const starts = told.flatMap((news, at) => (news.what === 'round' ? [at] : []));
  return starts.map((from, n) => {
    const news = told.slice(from, starts[n + 1]);
    const saboteurs = news.flatMap((one) =>
      one.what === 'unmasked' && one.seat >= 0 && PRINT[one.face]?.key === 'saboteur' ? [one.seat] : [],
    );
    return {
      news,
      isSaboteur: saboteurs.includes(seat),
      hasHelp: saboteurs.some((other) => other !== seat),
      treasure: news.some((one) => one.what === 'over' && one.treasure),
      gold: news.reduce((sum, one) => {
        const isOwn = (one.what === 'took' || one.what === 'paid') && one.seat === seat;
        return isOwn ? sum + (PRINT[one.face]?.gold ?? 0) : sum;
      }, 0),
    };
  });
}

const isDone =
  (seat: number, what: SaboteurNews['what']) =>
  (news: SaboteurNews): boolean =>
    news.what === what && 'seat' in news && news.seat === seat;

const brokenTools = ({ seat }: SaboteurFeat, { news }: Round): number =>
  news.filter((one) => one.what === 'broke' && one.target === seat).length;

/** Whether they laid the last path before the treasure was reached. */
function foundIt({ news, treasure }: Round, seat: number): boolean {
  const last = news.findLast((one) => one.what === 'laid');
  return treasure && last?.seat === seat;
}

export const marks: readonly Mark<SaboteurNews>[] = [
  {
    key: 'first-glint',
    en: ['First glint', 'Lay the path that reaches the treasure.'],
    de: ['Erster Schimmer', 'Lege den Weg, der den Schatz erreicht.'],
    earned: (feat) => rounds(feat).some((round) => !round.isSaboteur && foundIt(round, feat.seat)),
  },
  {
    key: 'honest-face',
    en: ['Honest face', 'Win a round as a saboteur without having a tool broken.'],
    de: ['Ehrliches Gesicht', 'Gewinne eine Runde als Saboteur, ohne dass dir ein Werkzeug zerbrochen wird.'],
    earned: (feat) =>
      rounds(feat).some((round) => round.isSaboteur && !round.treasure && brokenTools(feat, round) === 0),
  },
  {
    key: 'alone',
    en: ['Alone in the dark', 'Win a round as the only saboteur.'],
    de: ['Allein im Dunkeln', 'Gewinne eine Runde als einziger Saboteur.'],
    earned: (feat) => rounds(feat).some(({ isSaboteur, hasHelp, treasure }) => isSaboteur && !hasHelp && !treasure),
  },
  {
    key: 'two-faced',
    en: ['Two faces', 'Earn gold as a miner and as a saboteur in one game.'],
    de: ['Zwei Gesichter', 'Verdiene in einem Spiel als Goldsucher und als Saboteur Gold.'],
    earned: (feat) =>
      rounds(feat).some(({ isSaboteur, gold }) => isSaboteur && gold > 0) &&
      rounds(feat).some(({ isSaboteur, gold }) => !isSaboteur && gold > 0),
  },
  {
    key: 'every-round',
    en: ['Steady purse', 'Earn gold in every round of a game.'],
    de: ['Steter Beutel', 'Verdiene in jeder Runde eines Spiels Gold.'],
    earned: (feat) => rounds(feat).length > 1 && rounds(feat).every(({ gold }) => gold > 0),
  },
  {
    key: 'cartographer',
    en: ['Cartographer', 'Look at two goals in one round.'],
    de: ['Kartenzeichner', 'Sieh dir in einer Runde zwei Ziele an.'],
    earned: (feat) => rounds(feat).some(({ news }) => news.filter(isDone(feat.seat, 'looked')).length >= 2),
  },
  {
    key: 'good-friend',
    en: ['Good friend', 'Mend three tools of others in one game.'],
    de: ['Guter Freund', 'Repariere in einem Spiel drei Werkzeuge anderer.'],
    earned: (feat) =>
      timesIn(feat, (one) => one.what === 'fixed' && one.seat === feat.seat && one.target !== feat.seat) >= 3,
  },
  {
    key: 'saw-through',
    en: ['Saw through them', 'As a miner break only saboteurs’ tools in a round, two at least.'],
    de: ['Durchschaut', 'Zerbrich als Goldsucher in einer Runde nur Werkzeuge von Saboteuren, mindestens zwei.'],
    earned: (feat) => rounds(feat).some((round) => hitsOnlySaboteurs(feat, round)),
  },
  {
    key: 'cleared-way',
    en: ['Cleared the way', 'Use a rockfall as a miner in a round that reaches the treasure.'],
    de: ['Freie Bahn', 'Nutze als Goldsucher einen Steinschlag in einer Runde, die den Schatz erreicht.'],
    earned: (feat) =>
      rounds(feat).some(
        ({ news, isSaboteur, treasure }) => !isSaboteur && treasure && news.some(isDone(feat.seat, 'fell')),
      ),
  },
  {
    key: 'trail',
    en: ['A long trail', 'Lay seven paths in one round.'],
    de: ['Eine lange Spur', 'Lege in einer Runde sieben Wege.'],
    earned: (feat) => rounds(feat).some(({ news }) => news.filter(isDone(feat.seat, 'laid')).length >= 7),
  },
  {
    key: 'waste-not',
    en: ['Waste not', 'Win a game and discard no more than three cards in it.'],
    de: ['Nichts verschwendet', 'Gewinne ein Spiel, in dem du höchstens drei Karten abwirfst.'],
    earned: (feat) => hasWon(feat) && timesIn(feat, isDone(feat.seat, 'passed')) <= 3,
  },
];

function hitsOnlySaboteurs(feat: SaboteurFeat, { news, isSaboteur }: Round): boolean {
  const saboteurs = news.flatMap((one) =>
    one.what === 'unmasked' && PRINT[one.face]?.key === 'saboteur' ? [one.seat] : [],
  );
  const hit = news.flatMap((one) => (one.what === 'broke' && one.seat === feat.seat ? [one.target] : []));
  return !isSaboteur && hit.length >= 2 && hit.every((target) => saboteurs.includes(target));
}
