/** What the coach says in English. */
import type { LessonWords } from '../../../engine/lesson';

export const lessons: Readonly<Record<string, LessonWords>> = {
  roles: {
    title: 'Roles and paths',
    line: 'Find out who you are, and lay the first stretch of tunnel.',
    steps: {
      role: {
        say: 'This is your role: you are a gold miner.',
        why: 'Miners win together if a path reaches the treasure. Saboteurs win if it never does. Nobody shows their role before the round is over.',
      },
      ready: {
        say: 'You have seen it. Say that you are ready.',
        why: 'Then everybody else looks at their own role. With three players there may be one saboteur, or none.',
      },
      goals: {
        say: 'Three goals lie face down, seven cards away.',
        why: 'One is the treasure, the other two are stone. Only a path that is joined all the way from the start can reach them.',
      },
      path: {
        say: 'Lay a path card at the right of the start: tap the card, then the cell, and confirm.',
        why: 'All its sides must fit what it touches: way to way, rock to rock. It may be turned upside down, but never laid sideways.',
        astray: 'That is a legal play, but a miner wants a way that leads on, straight towards the goals.',
      },
      round: {
        say: 'Now the others play, one card each.',
        why: 'Look closely. Who digs forwards, and who digs sideways?',
      },
      drawn: {
        say: 'You have drawn a card: six again.',
        why: 'In each turn you play one card or throw one away, then draw. When nobody has cards left, the saboteurs have won.',
      },
    },
  },
  tools: {
    title: 'Break and mend',
    line: 'Stop somebody from digging, and get going again yourself.',
    steps: {
      cards: {
        say: 'Some cards break a tool, others mend one.',
        why: 'Whoever has a broken pickaxe, lantern or mine cart in front of them cannot lay paths.',
      },
      break: {
        say: 'Play “Broken pickaxe”: tap the card, then a rival.',
        why: 'You suspect somebody? Better now than one card before the gold. Everything else they may still do.',
        astray: 'Possible. Here we want to see a tool break.',
      },
      revenge: {
        say: 'The others are at it.',
        why: 'Who breaks whose tools says much about who is who.',
      },
      stuck: {
        say: 'Your own pickaxe is broken now.',
        why: 'No path from your hand can be laid. Maps, rockfalls, breaking and mending still work.',
      },
      fix: {
        say: 'Mend it: tap a card that shows the pickaxe, then the broken one.',
        why: 'A card with two tools mends one of the two. You may mend for others as well, and make friends.',
        astray: 'That leaves you without a pickaxe. Mend it first.',
      },
      free: {
        say: 'Both cards are on the discard, and you can dig again.',
        why: 'Nobody can have the same tool broken twice, but up to three different ones.',
      },
    },
  },
  map: {
    title: 'Maps and goals',
    line: 'Look under a goal, and say what you like about it.',
    steps: {
      doubt: {
        say: 'Where is the treasure?',
        why: 'Whoever knows saves cards, and a map shows you one of the three goals.',
      },
      look: {
        say: 'Play the map: tap it, then a goal.',
        why: 'Only you see what is there. The others see which goal you looked at.',
        astray: 'That can be done later. First look where it is worth digging.',
      },
      know: {
        say: 'You know this goal now. For you it stays marked.',
        why: 'If it was stone, the treasure is under one of the other two. That helps already.',
      },
      round: {
        say: 'The others play on.',
        why: 'Some of them may have looked as well.',
      },
      talk: {
        say: 'At a table with friends: tell what you saw.',
        why: 'A miner gains by the truth. A saboteur who has a map sends everybody to the wrong goal.',
      },
    },
  },
  sabotage: {
    title: 'As a saboteur',
    line: 'Make the tunnel fail, and look innocent.',
    steps: {
      role: {
        say: 'This time you are the saboteur.',
        why: 'You win the round if the cards run out before the treasure is reached.',
      },
      block: {
        say: 'Lay a dead end where the tunnel should go on.',
        why: 'Its ways fit outside, but nothing leads through. Whoever comes after must find a way round it.',
        astray: 'A miner would like that. Choose a card whose ways end inside.',
      },
      round: {
        say: 'See what the miners make of it.',
        why: 'A dead end tells on you. From now on they may break your tools.',
      },
      fall: {
        say: 'Now let the rock fall: tap the rockfall, then a path.',
        why: 'It takes any path card out, never the start or a goal. A piece in the middle hurts most, because all behind it is cut off.',
        astray: 'Also nasty. But try the rockfall.',
      },
      mask: {
        say: 'The later you show yourself, the more it hurts.',
        why: 'Mend a tool, lay a good path, waste a card, and strike when few cards are left.',
      },
    },
  },
  gold: {
    title: 'The treasure and the gold',
    line: 'Reach a goal, and share what was found.',
    steps: {
      gap: {
        say: 'One card is missing on the way to the middle goal.',
        why: 'When a path joins it to the start the goal is turned up. If it is stone, the digging goes on.',
      },
      reach: {
        say: 'Close the gap with a path that leads to the right.',
        why: 'A miner who lays the last card is the first to choose gold.',
        astray: 'So near! Lay a path into the gap, with its way open to the right.',
      },
      take: {
        say: 'Treasure! Take a nugget.',
        why: 'As many nugget cards as there are miners are drawn, of one, two or three gold. Take the best, the rest goes on.',
      },
      share: {
        say: 'The others get their share.',
        why: 'Miners only, the nugget cards going from hand to hand. Saboteurs get nothing.',
      },
      count: {
        say: 'All roles are open now, and the next round can begin.',
        why: 'Roles are dealt anew each time. After three rounds the most gold wins, so your fellow miners are your rivals too.',
      },
    },
  },
};
