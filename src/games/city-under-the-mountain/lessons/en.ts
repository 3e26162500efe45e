/** What the coach says in English. */
import type { LessonWords } from '../../../engine/lesson';

export const lessons: Readonly<Record<string, LessonWords>> = {
  dig: {
    title: 'Digging',
    line: 'Choose a company, lay its gems, and take your first investments.',
    steps: {
      board: {
        say: 'Eight companies dig in this city. Nobody owns one.',
        why: 'Each has a first gem on its flag. In your turn you choose who digs, and you may choose another one each time.',
      },
      company: {
        say: 'Choose the company that will dig.',
        why: 'Look at what lies near its gems: Gold, dwarves, boxes, chests.',
      },
      gem: {
        say: 'Lay its gem on a field beside one of its gems, and confirm.',
        why: 'Fields must share a side. What a gem covers happens at once.',
      },
      shares: {
        say: 'The first turn of the game has only one gem. Now you invest.',
        why: 'Investments decide who is paid when a company finds Gold.',
      },
      invest: {
        say: 'Take four investment gems of four different companies.',
        why: 'Good choices are companies with Gold in reach, and those you mean to dig with.',
      },
      rival: {
        say: 'Now your rival digs and invests.',
        why: 'Everything lies open here: gems, investments, coins and cards.',
      },
      three: {
        say: 'From now on you have three gems in each turn.',
        why: 'All three must be of the same company, each beside a gem of it. So a vein grows towards what you want.',
      },
    },
  },
  symbols: {
    title: 'Dwarves and boxes',
    line: 'What a gem covers acts at once.',
    steps: {
      dwarves: {
        say: 'On these fields dwarves are waiting.',
        why: 'Coins are paid for each dwarf you have, again and again. So early dwarves are the best ones.',
      },
      reach: {
        say: 'Choose a company that can get there with three gems, and dig up to a dwarf.',
        why: 'Count the fields before you choose: the company stays the same for the whole turn.',
        astray: 'That way no dwarf is reached in this turn. Look which company is nearest.',
      },
      boxes: {
        say: 'One dwarf more. A Safe Deposit Box gives an investment instead.',
        why: 'It may be of any company, also of one you have already. Whoever has more than all others is paid double.',
      },
      signs: {
        say: 'A skull is Danger: nobody digs there. An arch is a tunnel, a chest holds a card.',
        why: 'Every sign of the board stands in the rules under “Signs”. Long-press a field to read what it does.',
      },
    },
  },
  payouts: {
    title: 'Investments and payouts',
    line: 'Gold pays by investments: the largest, the second, and the finder.',
    steps: {
      own: {
        say: 'You have more investment gems of Green Gallery than your rival.',
        why: 'The largest investment earns two coins a dwarf, the second largest one coin a dwarf. A tie for the first costs both of you.',
      },
      gold: {
        say: 'Let Green Gallery dig Gold.',
        why: 'Investments pay the same whoever digs. But the finder gets at least one coin a dwarf, invested or not.',
        astray: 'That does not lead Green Gallery to Gold in this turn.',
      },
      paid: {
        say: 'Paid are those with the most investments in it, and those with the second most.',
        why: 'You look for Gold that pays you more than the others. The log shows how each sum came about.',
      },
      finish: {
        say: 'Dig on, or stop here.',
        why: 'Gems that are left need not be laid. What you open up now, others may cover next.',
      },
      exchange: {
        say: 'After digging you may exchange one investment gem.',
        why: 'Give one that will not be paid any more for one of a company close to Gold.',
      },
      watch: {
        say: 'Keep an eye on who leads where.',
        why: 'One exchange can take the first place from you, just before the Gold is dug.',
      },
    },
  },
  tunnels: {
    title: 'Tunnel Entrances',
    line: 'In at one place, out at another.',
    steps: {
      entrances: {
        say: 'These are the free Tunnel Entrances.',
        why: 'All of them are joined underground. They bring a company to places far away from its gems.',
      },
      in: {
        say: 'Choose the company beside an entrance and dig it.',
        why: 'There must be a gem left for the way out, so go in with the first or the second.',
        astray: 'That is not the entrance. Look for the company that has one beside its gems.',
      },
      out: {
        say: 'The next gem must come out at another entrance. Choose one.',
        why: 'Best is one with Gold beside it, or where no company has dug yet.',
      },
      far: {
        say: 'From here the company digs on as usual.',
        why: 'And both entrances are covered now: nobody else can use them.',
      },
    },
  },
  chance: {
    title: 'Chance cards',
    line: 'Treasure Chests hold cards that bend the rules.',
    steps: {
      chest: {
        say: 'In a Treasure Chest lies a chance card.',
        why: 'There are nine kinds, two of each. Which one comes is the only thing at this table that nobody knows.',
      },
      draw: {
        say: 'Choose a company that reaches a chest, and dig it.',
        why: 'The card is shown to all at once.',
        astray: 'That way no chest is reached in this turn.',
      },
      card: {
        say: 'Read what it does: press and hold it.',
        why: 'Some act at once, some you keep in front of you until you use them, some work by themselves.',
      },
      kinds: {
        say: 'A Cave In blocks a company. A Labor Union counts as more dwarves.',
        why: 'Most help most when Gold is near. But a card that is never used has helped nobody.',
      },
    },
  },
  end: {
    title: 'The end',
    line: 'With the last Gold the city is dug out.',
    steps: {
      last: {
        say: 'One Gold is left.',
        why: 'When it is covered it pays once more, and the game is over. It also ends when for a whole round nobody can dig.',
      },
      dig: {
        say: 'Dig it.',
        why: 'You lead. Whoever leads ends it, before others exchange their way to the front.',
        astray: 'Then your rival may end it. The Gold is in reach.',
      },
      count: {
        say: 'Coins are all that counts.',
        why: 'With equal coins the larger party of dwarves wins. Now you know what a first game needs.',
      },
    },
  },
};
