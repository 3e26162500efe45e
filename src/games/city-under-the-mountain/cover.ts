/** The back of the box. */
export const cover = {
  id: 'city-under-the-mountain',
  players: [2, 5],
  minutes: 45,
  designer: 'Andrei Burago',
  portal: 'carved',
  gem: 'sapphire',
  symbol: 'castle',
  en: {
    name: 'City Under the Mountain',
    promise: 'Eight companies dig. You own none of them, and a share in each.',
    about:
      'Eight companies drive their halls through the mountain, from the camp in the middle to the gold at its edges. You decide who digs where, and you put your stakes where the gold will be.',
    rules: [
      'In your turn one company digs up to three gems further, field by field.',
      'What a gem covers acts at once: new dwarves, a stake in a company, a chance card, or gold.',
      'Gold pays everybody with a stake in the company that found it: the largest stake most, for every dwarf they have.',
      'Then move a stake of yours to another company, before the others see what you see.',
    ],
    end: 'When the last gold is covered, the most coins win.',
  },
  de: {
    name: 'City Under the Mountain',
    promise: 'Acht Gesellschaften graben. Dir gehört keine, und von jeder ein Stück.',
    about:
      'Acht Gesellschaften treiben ihre Hallen durch den Berg, vom Lager in der Mitte bis zum Gold an den Rändern. Du bestimmst, wer wo gräbt, und legst deine Anteile dorthin, wo das Gold sein wird.',
    rules: [
      'In deinem Zug gräbt eine Gesellschaft bis zu drei Edelsteine weit, Feld um Feld.',
      'Was ein Stein überdeckt, wirkt sofort: neue Zwerge, ein Anteil, eine Chancenkarte oder Gold.',
      'Gold zahlt an alle, die einen Anteil an der Finderin halten: am meisten an den größten Anteil, für jeden eigenen Zwerg.',
      'Dann verlegst du einen deiner Anteile, bevor die anderen sehen, was du siehst.',
    ],
    end: 'Ist das letzte Gold überdeckt, gewinnt, wer die meisten Münzen hat.',
  },
} as const;
