/** The Long Shaft in English. */
import type { Story } from './story';

export const story: Story = {
  galleries: {
    mouth: { title: 'The Mouth', line: 'Where the daylight gives up and the tea is still warm.' },
    timber: { title: 'The Timber Gallery', line: 'Old props, older quarrels. Mind your head, both ways.' },
    water: { title: 'The Drowned Level', line: 'Nobody knows how deep. Everybody knows how cold.' },
    city: { title: 'The City Below', line: 'Somebody built streets here, and somebody else sold them.' },
    masks: { title: 'The Gallery of Masks', line: 'Everyone down here is honest. Ask anyone.' },
    root: { title: 'The Root', line: 'Under everything, a light that nobody is supposed to have lit.' },
  },
  chapters: {
    'first-shift': {
      title: 'First Shift',
      before: [
        [
          'mother-orla',
          'There is a shaft under our three mines. It is on no map, because the people who drew the maps were afraid of it. Sit down. You are not.',
        ],
        [
          'pim',
          'We only want to see whether you can dig! It is a short shift. I already apologised to the rock for you.',
        ],
        [
          'mother-orla',
          'Come out of it ahead of these three and I will hand you a lantern. There are more of them further down, and somebody has blown them all out.',
        ],
      ],
      done: [
        ['mother-orla', 'That will do. Here is your lantern. It is older than I am, so be polite to it.'],
        ['odda', 'I told everybody you would win. I told everybody I would win, too. One of those was right!'],
      ],
      bright: ['mother-orla', 'And so tidily. The last one who left so little rubble behind was me.'],
      failed: [['pim', 'Never mind! The rock likes you. I can tell. It fell on you quite gently.']],
    },
    'the-lease': {
      title: 'The Lease',
      before: [
        [
          'tilda',
          'Before anyone goes down there is paper. The ground over the shaft is leased, field by field, and it has been mostly dug out already.',
        ],
        [
          'tilda',
          'The chests are empty. I counted. So it is you, me, Odda, and who reads the ground best. Be eight coins ahead of us at the end and the lease is yours.',
        ],
      ],
      done: [
        ['tilda', 'Signed. I shall frame the pen. Nobody has out-reckoned me since the business with the bridge.'],
      ],
      bright: ['tilda', 'And you struck it yourself, most of it. I am going to count everything again, slowly.'],
      failed: [['tilda', 'I am sorry. I counted twice, hoping it would come out in your favour. It did not.']],
    },
    'under-oath': {
      title: 'Under Oath',
      before: [
        [
          'odda',
          'Everybody swears to dig for the light and nothing else. You swore. I swore. Bram swore twice, which is a bit much.',
        ],
        ['bram', 'I like swearing! And if somebody here is lying it is certainly not the one with the new boots.'],
        ['odda', 'Three times we go for the treasure. If the honest ones get there twice, we have a crew.'],
      ],
      done: [
        ['odda', 'We did it! I made sandwiches for everyone, also for the one who tried to bury us. One has to eat.'],
      ],
      bright: [
        'bram',
        'And you laid the last stone yourself and never blinked. I was watching. I was not digging, so I had time.',
      ],
      failed: [['bram', 'What rotten luck. Anyway, who wants to see my new boots?']],
    },
    'rich-vein': {
      title: 'Too Good a Vein',
      before: [
        ['bram', 'Look at this! No rubble. Not a pebble of it. Gold, gold, and behind the gold more gold.'],
        [
          'pim',
          'Mother Orla says a vein like that is bait. She says: bring out three points more than we do, quickly, and do not look back.',
        ],
        [
          'mother-orla',
          'The gatekeeper only lets the winner through. He has been guarding that gate for ninety years, and he has taste: one really fine piece would please him.',
        ],
      ],
      done: [
        [
          'mother-orla',
          'He held your best piece up to the lamp, said nothing, and opened the gate. High praise. He has not said nothing since the old king.',
        ],
      ],
      bright: [
        'bram',
        'And you were out before the tea was cold. I would be jealous, but look at what is in my pockets.',
      ],
      failed: [['pim', 'He said it was “nice”. Then he closed the gate, quite softly. I think that was worse.']],
    },
    rockslide: {
      title: 'What Came Down',
      echo: {
        of: 'first-shift',
        lit: ['pim', 'Orla’s lantern burns straight up, see? That means good air. Or that it likes you.'],
        dark: [
          'pim',
          'It is a bit dark without the first lantern, but I brought a candle. And a spare. And I am holding both the wrong way.',
        ],
      },
      before: [
        [
          'tilda',
          'The roof came down last night, all round the entrance. Nobody hurt. My tape measure is somewhere beneath.',
        ],
        [
          'tilda',
          'You and I, through the stones, whoever brings more out. I shall be fair about it. I shall also be quick.',
        ],
      ],
      done: [['tilda', 'I found my tape. It says you beat me by rather a lot. It is a very honest tape.']],
      bright: ['tilda', 'Not one stone in your pack, either. Will you prop my ceilings?'],
      failed: [['tilda', 'We both got out. I only got out richer. Again when the dust has settled?']],
    },
    'the-mask': {
      title: 'The Mask',
      before: [
        ['mother-orla', 'Down here, crews vanish. I want to know how it is done, so tonight you will do it.'],
        [
          'mother-orla',
          'Put this on. You are the one who must not let them arrive. Tilda and Odda know nothing. Lie to them kindly.',
        ],
        ['odda', 'Such a nice crew! I have a good feeling about all of us.'],
      ],
      done: [
        ['odda', 'It was you? But you lent me your gloves! … Were they my gloves?'],
        [
          'mother-orla',
          'So that is how. Thank you. I shall never quite trust you again, dear, and I mean it as a compliment.',
        ],
      ],
      bright: ['tilda', 'I had you down as the most honest person in the room. I have crossed it out, twice.'],
      failed: [['tilda', 'Your map was upside down, your excuse was not. Otherwise very well done.']],
    },
    'firm-ground': {
      title: 'Firm Ground',
      before: [
        [
          'grum',
          'Firm ground, they say. No danger anywhere, they say. I have been in mines for sixty years and I have never been so nervous.',
        ],
        ['pim', 'It means we can dig everywhere! Everywhere! I do not know where to start!'],
        ['grum', 'You start ahead of me and stay there. That is the job. I will be complaining right behind you.'],
      ],
      done: [['grum', 'Hmpf. Clean work. Do not let it go to your helmet.']],
      bright: ['grum', 'I looked for something to grumble about for an hour. I found a draught. It was not yours.'],
      failed: [['grum', 'Told you. Ground that is too good. It went straight to my pockets.']],
    },
    contrary: {
      title: 'No, Said Grum',
      echo: {
        of: 'firm-ground',
        lit: ['grum', 'You were lucky on firm ground. Here there is me.'],
        dark: ['grum', 'I beat you on firm ground. I will not even need the ground.'],
      },
      before: [
        ['grum', 'I have collected them all, you know. Every last card that says no. Forty years. A drawer full.'],
        ['odda', 'He means it! He told the kettle no this morning, and it stopped.'],
        ['grum', 'Nobody gets past me. Try. Whatever you do, I am against it.'],
      ],
      done: [['grum', 'No. No, no, no. … Well done. There, I said it. Nobody heard that.']],
      bright: ['odda', 'You said no to HIM! Three times! He has gone quite pale and I think he is happy.'],
      failed: [['grum', 'No. See? It works on everything. Have some tea. You may say yes to the tea.']],
    },
    'high-water': {
      title: 'High Water',
      before: [
        [
          'sunna',
          'Hear that? The pumps stopped an hour ago. Whoever is not back at the Camp when the bell goes will be wet, and slow, and sorry.',
        ],
        ['bram', 'I can swim. My gold cannot. It is a conflict.'],
        ['sunna', 'Bring more up than they do, and we can pay for pumps.'],
      ],
      done: [['sunna', 'The pumps are running. You can hear it, if you hold your breath. Most of us have been.']],
      bright: ['sunna', 'You even made a friend down there. It dripped on my boots. I did not mind.'],
      failed: [['bram', 'Good news: my gold floats after all. Bad news: it is not gold.']],
    },
    'dark-mine': {
      title: 'The Dark Mine',
      before: [
        [
          'sunna',
          'The maps were in the flooded room. They are soup now. Nobody will know where the treasure lies until somebody stands on it.',
        ],
        ['bram', 'And if one of us already knew, he would hardly say so. I would not. I mean, one would not.'],
        [
          'sunna',
          'Keep your lamp low and your ears open. Three goes. Get the honest ones there once, and do not let us take you for the liar.',
        ],
      ],
      done: [['sunna', 'You found it by the sound of the drip, did you not? No? Then please do not tell me how.']],
      bright: ['sunna', 'Nobody suspected you of anything, not even of being good at this. You were.'],
      failed: [['bram', 'So close! I was right there, in the dark, not helping.']],
    },
    'four-companies': {
      title: 'The Cartel of Four',
      before: [
        [
          'vigga',
          'Eight companies used to dig here. Four drowned. The other four wrote them a very moving letter and took the furniture.',
        ],
        ['grum', 'So now everybody owns a bit of everybody, and nobody is to blame. I hate it. It is very well done.'],
        [
          'vigga',
          'Beat them at it. I want to see whether it can be done with clean hands. I only ever did it the other way.',
        ],
      ],
      done: [['vigga', 'Noted, underlined, and signed. The cartel has sent you flowers. Do not smell them.']],
      bright: ['vigga', 'And by such a margin. I had to turn the page to write it down.'],
      failed: [['vigga', 'I have written: “promising”. It is the word I use for people who owe me money.']],
    },
    'the-crown': {
      title: 'The Drowned Crown',
      before: [
        [
          'tilda',
          'It lies on a velvet cushion behind glass, forty steps from the Camp, and above the water for the first time in a century.',
        ],
        [
          'mother-orla',
          'The old king wore it when the lanterns were lit. Whoever comes up the richer one has the right to it, and may speak to the city. Buy it outright and nobody will argue.',
        ],
        ['tilda', 'I could carry it. I have a list of remarks for the city. It has numbers.'],
      ],
      done: [
        ['mother-orla', 'A little large. You will grow, or it will shrink; kings have tried both.'],
        ['tilda', 'Your Majesty. My list. Item one: handrails.'],
      ],
      bright: [
        'mother-orla',
        'On your own head, and before the water had even gone down! The old king would have been late.',
      ],
      failed: [
        [
          'tilda',
          'It suits me. I shall be a just queen, chiefly about stairs. Do try again, I should hate to win by the clock.',
        ],
      ],
    },
    'hired-hands': {
      title: 'Hired Hands',
      echo: {
        of: 'the-crown',
        lit: [
          'vigga',
          'A crown. How nice. It opens doors down here; the hands behind the doors still want to be paid.',
        ],
        dark: [
          'vigga',
          'No crown? Then you come as everyone comes here: by the tradesmen’s door, with something to prove.',
        ],
      },
      before: [
        [
          'grum',
          'We hired. All of us. Two extra pairs of hands each, before you had your boots on. Nothing personal, it was a Tuesday.',
        ],
        ['bram', 'Mine are my cousins. Both of them. They do not dig much, but they cheer.'],
        ['vigga', 'The city respects only the ledger. Overtake them.'],
      ],
      done: [
        ['vigga', 'With fewer hands and more head. I have opened a page for you. It is a good page, near the fire.'],
      ],
      bright: ['bram', 'My cousins want to work for you now. Please take them. Please.'],
      failed: [['grum', 'Many hands, light work. Your turn to hire, or to dig faster.']],
    },
    'old-hands': {
      title: 'One Against Three',
      before: [
        ['pim', 'It is the big match! The three of us against you. Well, each for himself. But mostly against you.'],
        [
          'odda',
          'Our grandmothers left us some gold to begin with. I hope that is not unfair. It is, is it not? Here, have half a sandwich.',
        ],
        ['bram', 'Do not give them the sandwich! That is our only other advantage!'],
      ],
      done: [['pim', 'You beat all three of us AND the grandmothers! Can you teach me? I am free on all the days.']],
      bright: ['odda', 'And it was not even close. I am so proud. I do not know why, I lost. I am proud anyway.'],
      failed: [['bram', 'The grandmothers win. The grandmothers always win. Ask anyone who has one.']],
    },
    'unruly-deck': {
      title: 'What Is in the Chests',
      before: [
        [
          'sunna',
          'Do not open the chests. Something is knocking. From the inside, and quite politely, which is worse.',
        ],
        ['tilda', 'Tentacles, roofs and clauses. I have drawn up a list. The tentacles are the reasonable ones.'],
        ['sunna', 'But the city wants the gold that lies under them, and it wants to see who dares.'],
      ],
      done: [['tilda', 'You lived, you earned, and nothing holds you by the ankle. I checked. Both ankles.']],
      bright: ['sunna', 'You opened them on purpose. I heard you humming. It hummed back.'],
      failed: [
        [
          'sunna',
          'It only wanted your dwarves. It has promised to give them back when it has finished counting the arms.',
        ],
      ],
    },
    'worn-tools': {
      title: 'Secondhand',
      before: [
        ['tilda', 'The city lends tools. Observe the handle. Observe that there is no more handle.'],
        [
          'odda',
          'Everybody gets a broken one, so it is fair! And we can mend each other’s. That is how one makes friends. Or finds out.',
        ],
        [
          'tilda',
          'Three ways to the deep gate. Honest hands must open one of them, and three tools must be mended by yours.',
        ],
      ],
      done: [['odda', 'I kept the broken lamp as a souvenir. It reminds me of us. In a good way!']],
      bright: [
        'tilda',
        'You mended what others broke and still arrived first. I have lent you my good screwdriver. I have never lent it before.',
      ],
      failed: [['tilda', 'One cannot dig with a promise. I tried it once; the blisters were real.']],
    },
    'no-repairs': {
      title: 'The Hall of Faces',
      echo: {
        of: 'the-mask',
        lit: ['mother-orla', 'You wore the mask well, up in the timber. Now it has to fit all night.'],
        dark: ['mother-orla', 'Up in the timber the mask slipped. Tie it tighter this time. Down here they look.'],
      },
      before: [
        ['hask', 'Quiet.'],
        [
          'mother-orla',
          'He means: there is a guild of saboteurs behind this hall, and they only let in their own. Stop a crew. Alone. There is no workshop here: whatever breaks stays broken.',
        ],
        ['bram', 'A party? For us? With masks! Who is going to be the villain? I hope it is me.'],
      ],
      done: [
        ['hask', 'In.'],
        ['mother-orla', 'For him that was a speech.'],
      ],
      bright: ['bram', 'I was sure it was Pim. I broke his cart and everything! He thanked me. I feel awful.'],
      failed: [['hask', 'Loud.']],
    },
    'light-fingers': {
      title: 'Light Fingers',
      before: [
        [
          'bram',
          'In the guild one may have a talent. Mine is that things come along with me. I do not take them. They come along.',
        ],
        [
          'sunna',
          'The guild will watch what you win and how. Win. It will be amused if you steal for it, and impressed if you do not.',
        ],
      ],
      done: [['sunna', 'They clapped without a sound. They are saboteurs; it is how they clap.']],
      bright: ['bram', 'And you did not take a thing? Not one? I have to sit down. Whose chair is this?'],
      failed: [
        ['bram', 'I would like to say that I am sorry, but I seem to be holding your purse, and it would sound wrong.'],
      ],
    },
    'three-faces': {
      title: 'Three Nights Masked',
      before: [
        ['hask', 'Again.'],
        [
          'sunna',
          'Three nights, no maps, the same mask. Stop us once and you are in. I shall be in each of them with Tilda and Grum, and I listen. It is nothing against you. It is everything against the mask.',
        ],
        ['grum', 'I suspect everybody. It saves time.'],
      ],
      done: [
        [
          'sunna',
          'I heard you breathe when the roof came down. Nobody breathes like that who is surprised. Next time sigh.',
        ],
      ],
      bright: ['hask', 'Master.'],
      failed: [['grum', 'I knew it! I also knew it about the other two, and about the mule. But I knew it!']],
    },
    ledger: {
      title: 'Vigga’s Ledger',
      before: [
        [
          'vigga',
          'You want to know who put the lanterns out. It stands in my ledger, between the butter and the funeral. I do not show it to people. I play for it.',
        ],
        [
          'vigga',
          'You need not beat me; nobody does. Come in right behind me, before those two, and I will turn the page.',
        ],
        ['odda', 'We are “those two”!'],
      ],
      done: [
        [
          'vigga',
          'Page four hundred and twelve. “Paid to H. Ironquiet, for silence.” I assumed it was his ordinary silence.',
        ],
      ],
      bright: [
        'vigga',
        'And beaten. With a handful of papers. I have to write something down, and for once I do not know what.',
      ],
      failed: [['vigga', 'The book stays closed. You may look at the cover. It is a very good cover.']],
    },
    'glueck-auf': {
      title: 'Ironquiet',
      echo: {
        of: 'ledger',
        lit: [
          'mother-orla',
          'So it was Hask who blew the lanterns out. Ask him why. And bring something to do while you wait for the answer.',
        ],
        dark: [
          'mother-orla',
          'The ledger stayed shut, but I know whose boots those are. Hask. He did it. I should like to know why.',
        ],
      },
      before: [
        ['hask', 'Dig.'],
        [
          'pim',
          'He says he answers whoever is not the last one out of the blind gallery. At least I think so. He said “dig” and looked sad.',
        ],
        ['pim', 'Nobody knows what happens there when a pile runs dry. I packed a second candle.'],
      ],
      done: [
        ['hask', 'Something down there comes to light. I put the lanterns out so that it would sleep.'],
        ['pim', 'That was sixteen words! … Something WHAT?'],
      ],
      bright: ['hask', 'You dig like somebody who listens. Take them all down and light the last one. It is time.'],
      failed: [['hask', 'More.']],
    },
    'deep-city': {
      title: 'The Deep City',
      before: [
        [
          'vigga',
          'There is a second city under the city. Empty chests, firm floor, gold in the walls. Whoever lived here left in good order, and locked up.',
        ],
        [
          'tilda',
          'The doors open for shareholders. Not for all of them. I have read the notice; it is a very rude notice.',
        ],
        ['grum', 'Two doors, four of us. I do not like it. I already do not like it.'],
      ],
      done: [['tilda', 'The door knew your name. I dislike doors that know names, but I like that it was open.']],
      bright: ['vigga', 'You own more of this city than anybody living. I leave out the others as a matter of tact.'],
      failed: [['grum', 'Shut. On my beard. Go round again, and hold it for me.']],
    },
    'last-oath': {
      title: 'The Last Oath',
      before: [
        [
          'mother-orla',
          'No maps, no light but yours, and one of us may wish for all our sakes that we never arrive. I have been that one. I did not enjoy it.',
        ],
        ['grum', 'It is not me. I would say so, and then I would do it, and then I would complain.'],
        ['hask', 'Swear.'],
      ],
      done: [['mother-orla', 'You kept it. Most people keep an oath until the first dead end.']],
      bright: ['hask', 'You broke next to nothing of ours. I noticed.'],
      failed: [['grum', 'Lost, in the dark, among friends. It happens to me every birthday.']],
    },
    'first-lantern': {
      title: 'The First Lantern',
      echo: {
        of: 'last-oath',
        lit: [
          'hask',
          'It is awake. It has been watching your lights come down, one after the other. I think it was counting along.',
        ],
        dark: [
          'hask',
          'It is awake. It knows you come with few lights. It seems to have moved closer, to help you see.',
        ],
      },
      before: [
        [
          'mother-orla',
          'There it hangs. The first lantern anybody ever lit down here. And under it, the one who was left behind to mind it.',
        ],
        [
          'mother-orla',
          'Only a hand with enough jewels on it could ever reach that high; they were vain, the founders. The water is rising. Keep up with me, dear. Second to me is good enough.',
        ],
        ['odda', 'I brought it a sandwich. Whoever it is. It has been waiting so long.'],
      ],
      done: [
        ['mother-orla', 'Lit. … Oh. Look at it. It is only old, and very small, and it has kept the place so clean.'],
        [
          'pim',
          'It wants to know who won. I said: you did. It says it has seen this mine before, and would we like some tea?',
        ],
      ],
      bright: [
        'mother-orla',
        'You passed me on the last step. I let nobody pass. I did not let you, either. Take my chair.',
      ],
      failed: [
        [
          'mother-orla',
          'The water was quicker. Up, all of you. It has waited a thousand years, it can wait until we are dry.',
        ],
      ],
    },
  },
};
