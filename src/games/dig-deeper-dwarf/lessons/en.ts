/** What the coach says in English. */
import type { LessonWords } from '../../../engine/lesson';

export const lessons: Readonly<Record<string, LessonWords>> = {
  turn: {
    title: 'A turn',
    line: 'Play cards, reveal, end the turn, and draw anew.',
    steps: {
      hand: {
        say: 'These five cards are your hand for this turn.',
        why: 'Both dwarves start with the same twelve cards. What you mine and buy is added to your deck and comes back into your hand later.',
      },
      play: {
        say: 'Play “Move”, then tap a tile that glows.',
        why: 'Activities come in any order and as often as your cards allow. From the Mine Entrance the tunnels lead to the piles.',
        astray: 'Also a fair activity. But first let us see the dwarf walk.',
      },
      reveal: {
        say: 'Now reveal your Silver and draw a card for it.',
        why: 'Revealed resources stay in front of you from turn to turn until they pay for Jewelry. And the new card is free.',
        astray: 'That can wait. Silver in the hand would be discarded at the end of the turn.',
      },
      more: {
        say: 'You could go on: play, mine, buy, craft.',
        why: 'Nothing forces you to stop while you hold cards, and nothing to use them all.',
      },
      end: {
        say: 'For now, end the turn.',
        why: 'What lies played in front of you returns to your discard; your hand will be filled up to five.',
        astray: 'Still a good idea, but here we look at how a turn ends.',
      },
      keep: {
        say: 'Keep one card, or none.',
        why: 'All others are discarded. Thwart Plans is often worth keeping, because it is used in turns of others.',
      },
      rival: {
        say: 'Now it is your rival’s turn.',
        why: 'Everything that is played, paid or bought is open to all; hands are not. The log remembers it.',
      },
      again: {
        say: 'Five fresh cards: your turn again.',
        why: 'An empty draw pile is made from your discard. So a good deck beats a good hand.',
      },
    },
  },
  mining: {
    title: 'Moving and mining',
    line: 'Walk to a pile, take its top card, and pay with cards where one is missing.',
    steps: {
      piles: {
        say: 'Where a tunnel ends in rock lies a pile: five Mining cards on an Event.',
        why: 'Five of the six kinds in there are worth coins. A quarter of all cards is Rubble, which costs a point.',
      },
      move: {
        say: 'Play “Move” and step onto a tile beside a pile.',
        why: 'You mine only what lies at an open side of your own tile.',
        astray: 'From there no pile is in reach. The Camp is for buying; we come to that.',
      },
      mine: {
        say: 'Play “Mine” and tap the pile.',
        why: 'The top card goes onto your discard. Only you see what it is.',
        astray: 'First take a card from the pile beside you.',
      },
      deck: {
        say: 'That card now belongs to your deck.',
        why: 'It will come into your hand when your discard has been shuffled. Long-press a pile to see how many cards are left and which Event waits below.',
      },
      basic: {
        say: 'No second “Mine”? Press the basic action Mine and discard two cards for it.',
        why: 'Each basic action can be had once a turn for any cards. Spend what would be discarded anyway.',
        astray: 'Possible, but try the basic action Mine: it stands in the row under your hand.',
      },
      rubble: {
        say: 'If it was Rubble: pay with it, or get rid of it with “Remove a Card”.',
        why: 'At the end each Rubble in your deck costs a point. Laid on a tile, it blocks the way until somebody mines it.',
      },
    },
  },
  buying: {
    title: 'Buying and crafting',
    line: 'At the Camp, resources become Jewelry and spare cards become better ones.',
    steps: {
      riches: {
        say: 'Some rounds later. These resources lie in front of you.',
        why: 'They bring real points only as Jewelry, and a rival beside you could steal them.',
      },
      camp: {
        say: 'Play “Move” and go to the Camp.',
        why: 'Jewelry is sold there, and nobody can rob you while you stand on it.',
        astray: 'The shop is at the Camp, west of the Mine Entrance.',
      },
      prices: {
        say: 'Each Jewelry card has two prices: exact resources, or coins.',
        why: 'Coins are dearer, but any resources will do; whatever you overpay is lost.',
      },
      buy: {
        say: 'Buy the Collar and pay with resources.',
        why: 'Five points for two Silver, a Gold and a Diamond. The same by coins would cost eleven.',
        astray: 'Only one purchase a turn, so take the one that is worth most.',
      },
      gone: {
        say: 'What you paid has left the game. The Collar is on your discard.',
        why: 'Jewelry counts wherever it is in your deck, but it fills your hand too. Then it is good for paying basic actions.',
      },
      craft: {
        say: 'Now craft an Action card for the cards left in your hand.',
        why: 'The number on it says how many cards you discard. Two actions on one card make every later hand stronger.',
        astray: 'One thing is left to do here: craft one of the open Action cards.',
      },
      fee: {
        say: 'Do not stay here too long.',
        why: 'Whoever begins and ends a turn on the Camp hands over a resource, and companions leave you when you enter it.',
      },
    },
  },
  events: {
    title: 'Events and new tiles',
    line: 'Whoever takes the last card of a pile meets the Event below and opens a new tile.',
    steps: {
      below: {
        say: 'In this pile one card is left. The Event under it is open to all.',
        why: 'Some Events help, some hurt. So count: who is going to take the last card?',
      },
      last: {
        say: 'Trusty Tools helps. Play “Mine” and take the last card.',
        why: 'The Event happens to whoever takes that card, no matter whose turn it is.',
        astray: 'A rival would thank you for this Event. Take the last card of the glowing pile.',
      },
      tools: {
        say: 'Take one of the open Action cards, for nothing.',
        why: 'Usually that costs a walk to the Camp and some cards.',
      },
      tile: {
        say: 'Turn the new tile as you like and place it.',
        why: 'One open side must meet the tile you stand on. The other one decides whether a new pile comes, and who is close to it.',
      },
      fresh: {
        say: 'An open side of the new tile gets a pile only where it faces empty rock.',
        why: 'So the mine grows. When there are too few Mining cards for a pile, the game ends.',
      },
    },
  },
  companions: {
    title: 'Resources and companions',
    line: 'A companion works for a card; reveal resources in time.',
    steps: {
      diggy: {
        say: 'Diggy follows you. It came from an Event.',
        why: 'A companion gives you one action in each of your turns, for one card of your choice.',
      },
      call: {
        say: 'Tap Diggy, discard your Rubble, and mine a pile.',
        why: 'Rubble is good for nothing else, so it is the best thing to pay with.',
        astray: 'Try what Diggy can do first. It costs only one card.',
      },
      reveal: {
        say: 'Now reveal a resource and draw.',
        why: 'A card for a card: your hand stays as large as it was, and the resource waits safe from the discard.',
        astray: 'A resource is still in your hand. Reveal it before it is discarded.',
      },
      leave: {
        say: 'Keep away from the Camp while Diggy is useful.',
        why: 'All companions leave whoever enters the Camp. Rivals can drive one away, and nobody has more than two.',
      },
    },
  },
  tricks: {
    title: 'Investigate, copy, steal',
    line: 'Look before you dig, do a card twice, and help yourself at a rival’s.',
    steps: {
      cards: {
        say: 'Crafted cards do more. Two signs on a card are two actions.',
        why: 'The magnifying glass is Investigate, the pick is Mine, and the mirror copies a card that was just played.',
      },
      look: {
        say: 'Play “Prospector” and investigate the pile beside you.',
        why: 'You look at the top three cards of a pile. Nobody else sees them.',
        astray: 'Also a use for it. But look where you can dig at once: into the pile beside you.',
      },
      top: {
        say: 'Put the best one on top, or all of them under the pile.',
        why: 'The others stay below it in their order. Everybody learns only whether one went on top.',
      },
      dig: {
        say: 'Now use the second action: mine the card you put there.',
        why: 'A card is used up before the next one is played, in whatever order you like.',
        astray: 'Take the card first that you have just looked at.',
      },
      copy: {
        say: 'Play “Mimic”: it does once more what Prospector did. Look and mine again.',
        why: 'In your turn it copies the last Action card played. In turns of others it answers an action right after it is announced.',
        astray: 'First copy the Prospector: that is a card from the mine for nothing.',
      },
      rob: {
        say: 'Your rival stands close. Press the basic action Steal and discard “Mine” and “Move” for it.',
        why: 'It takes one of the revealed resources at random onto your discard. Your Silver is better revealed than paid with.',
        astray: 'Steal instead, and keep your Silver: pay with the other two cards.',
      },
      stolen: {
        say: 'Nobody is robbed on the Camp, and Treasures never are.',
        why: 'So do not leave much lying open where rivals can come close: buy in time.',
      },
      signs: {
        say: 'What every sign means stands in the rules, under “Signs”.',
        why: 'Long-press a card to read it in full. Some cards have Draw and Steal: only one of the two can be used.',
      },
    },
  },
  thwart: {
    title: 'Thwart Plans',
    line: 'Stop what a rival announces, and save your own plan from being stopped.',
    steps: {
      card: {
        say: 'You hold “Thwart Plans”. Your rival begins.',
        why: 'This card is used in turns of others, right after they have announced an action.',
      },
      plan: {
        say: 'Watch what your rival announces.',
        why: 'An action is said first and done only when nobody thwarts it.',
      },
      object: {
        say: 'A Move is announced. Thwart it with your card.',
        why: 'The ladder shows what will happen as things stand. What was paid for a thwarted action stays paid.',
        astray: 'Then the Move simply happens. Let us see what the card can do.',
      },
      stopped: {
        say: 'The Move is cancelled, the card is spent.',
        why: 'A Thwart stops one action, not the whole turn. Here the rival has had enough.',
      },
      own: {
        say: 'Your turn. Play “Move” and choose a tile.',
        why: 'Expect revenge: your rival has kept a “Thwart Plans” too.',
        astray: 'Announce a Move, so that your rival has something to thwart.',
      },
      back: {
        say: 'Thwarted! Answer with the basic action: three cards.',
        why: 'A Thwart is an action as well, so it can be thwarted. Then the Move below it is live again.',
        astray: 'Then your Move is lost. You have exactly three cards left to answer with.',
      },
      chain: {
        say: 'The Thwart was thwarted, and you have moved.',
        why: 'The last announcement nobody answers is carried out: a Thwart cancels what it was played against, a Copy cancels nothing. Three cards are a lot for one step: save them.',
      },
    },
  },
  end: {
    title: 'The end and the score',
    line: 'When the mine runs out, everything in your deck is counted.',
    steps: {
      supply: {
        say: 'Too few Mining cards are left for another pile.',
        why: 'The game ends at once when a new tile should get a pile and there are not five cards for it.',
      },
      last: {
        say: 'Take the last card beside you and turn the tile so that it needs a pile: that ends the game.',
        why: 'Whoever leads wants it over, whoever lags needs time. So watch the supply.',
        astray: 'So the game goes on. Take the last card of the glowing pile, and turn the tile towards empty rock.',
      },
      score: {
        say: 'Every card you own is counted, wherever it lies.',
        why: 'Jewelry and Treasures bring points, strong Action cards one, each Rubble takes one away.',
      },
      coins: {
        say: 'Five coins left over are only one point.',
        why: 'So turn resources into Jewelry before the mine closes. Now you know everything that a first game needs.',
      },
    },
  },
};
