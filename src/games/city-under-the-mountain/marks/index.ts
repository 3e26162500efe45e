/** What a way to play City Under the Mountain earns. */
import { hasWon, lineOf, ownOf, timesIn, type Feat, type Mark } from '../../../engine/marks';
import type { CityHappening } from '../rules/state';

type CityFeat = Feat<CityHappening>;

/** How often they did something. */
const did = (feat: CityFeat, ...what: readonly CityHappening['what'][]): number =>
  timesIn(feat, (news) => what.includes(news.what) && 'seat' in news && news.seat === feat.seat);

const pays = ({ told, seat }: CityFeat) =>
  told.flatMap((news) => (news.what === 'paid' && news.seat === seat ? [news] : []));

/** In how many companies they invested. */
const companies = ({ told, seat }: CityFeat): number =>
  new Set(
    told.flatMap((news) =>
      (news.what === 'invested' || news.what === 'stocked') && news.seat === seat ? [news.company] : [],
    ),
  ).size;

export const marks: readonly Mark<CityHappening>[] = [
  {
    key: 'hundred',
    en: ['A hundred coins', 'End a game with a hundred coins.'],
    de: ['Hundert Münzen', 'Beende ein Spiel mit hundert Münzen.'],
    earned: (feat) => (ownOf(feat)?.points ?? 0) >= 100,
  },
  {
    key: 'pay-day',
    en: ['Pay day', 'Be paid twenty coins or more for one Gold field.'],
    de: ['Zahltag', 'Bekomme für ein einziges Goldfeld mindestens zwanzig Münzen.'],
    earned: (feat) => pays(feat).some(({ coins }) => coins >= 20),
  },
  {
    key: 'finder',
    en: ['Finder’s luck is work', 'Reach four Gold fields yourself in one game.'],
    de: ['Finderglück ist Arbeit', 'Erreiche in einem Spiel selbst vier Goldfelder.'],
    earned: (feat) => did(feat, 'gold') >= 4,
  },
  {
    key: 'second-row',
    en: ['From the second row', 'Win with more coins from second places than from first ones.'],
    de: ['Aus der zweiten Reihe', 'Gewinne mit mehr Münzen aus zweiten als aus ersten Plätzen.'],
    earned: (feat) =>
      hasWon(feat) &&
      lineOf(feat, 'second') + lineOf(feat, 'tiedSecond') > lineOf(feat, 'first') + lineOf(feat, 'tiedFirst'),
  },
  {
    key: 'true-heart',
    en: ['True heart', 'Win without ever investing in a fifth company.'],
    de: ['Treues Herz', 'Gewinne, ohne je Anteile an einer fünften Gesellschaft zu nehmen.'],
    earned: (feat) => hasWon(feat) && companies(feat) <= 4,
  },
  {
    key: 'all-pies',
    en: ['A finger in every pie', 'Invest in seven of the eight companies in one game.'],
    de: ['Überall dabei', 'Nimm in einem Spiel Anteile an sieben der acht Gesellschaften.'],
    earned: (feat) => companies(feat) >= 7,
  },
  {
    key: 'night-shift',
    en: ['Night shift', 'Work overtime four times in one game.'],
    de: ['Nachtschicht', 'Mache in einem Spiel viermal Überstunden.'],
    earned: (feat) => did(feat, 'overtime') >= 4,
  },
  {
    key: 'secret-shaft',
    en: ['Secret shaft', 'Dig in secret and win.'],
    de: ['Geheimer Schacht', 'Grabe einen Geheimgang und gewinne.'],
    earned: (feat) => hasWon(feat) && did(feat, 'secret') > 0,
  },
  {
    key: 'helping-hand',
    en: ['Helping hand', 'Rescue two dwarves in one game.'],
    de: ['Helfende Hand', 'Rette in einem Spiel zwei Zwerge.'],
    earned: (feat) => did(feat, 'rescued') >= 2,
  },
  {
    key: 'change-of-mind',
    en: ['Change of mind', 'Exchange an investment twice in a game that you win.'],
    de: ['Umentschieden', 'Tausche in einem Spiel, das du gewinnst, zweimal einen Anteil.'],
    earned: (feat) => hasWon(feat) && did(feat, 'exchanged') >= 2,
  },
  {
    key: 'nothing-to-chance',
    en: ['Nothing to chance', 'Win and draw no more than two chance cards.'],
    de: ['Nichts dem Zufall', 'Gewinne und ziehe dabei höchstens zwei Chancenkarten.'],
    earned: (feat) => hasWon(feat) && did(feat, 'drew') <= 2,
  },
];
