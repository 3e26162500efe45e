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
    promise: 'Eight companies dig. You own none of them, but you may invest in any.',
    about:
      'Eight companies drive their halls through the mountain, from the camp in the middle to the gold at its edges. You decide who digs where, and you invest where the gold will be.',
    rules: [
      'In your turn one company digs up to three gems further, field by field.',
      'What a gem covers acts at once: new dwarves, an investment, a chance card, or gold.',
      'Gold pays the largest and the second largest investor in the company that found it, for every dwarf they have.',
      'Then exchange one of your investments for one in another company, before the others see what you see.',
    ],
    end: 'When the last gold is covered, the most coins win.',
  },
  de: {
    name: 'City Under the Mountain',
    promise: 'Acht Gesellschaften graben. Dir gehört keine, aber du hältst Anteile.',
    about:
      'Acht Gesellschaften treiben ihre Hallen durch den Berg, vom Lager in der Mitte bis zum Gold an den Rändern. Du bestimmst, wer wo gräbt, und legst deine Anteile dorthin, wo das Gold sein wird.',
    rules: [
      'In deinem Zug gräbt eine Gesellschaft bis zu drei Felder weit.',
      'Was ein Stein bedeckt, wirkt sofort: neue Zwerge, ein Anteil, eine Chancenkarte oder Gold.',
      'Gold zahlt an die mit den meisten und den zweitmeisten Anteilen an der Gesellschaft, die es gefunden hat: für jeden ihrer Zwerge.',
      'Dann verlegst du einen deiner Anteile, bevor die anderen sehen, was du siehst.',
    ],
    end: 'Ist das letzte Gold bedeckt, gewinnt, wer die meisten Münzen hat.',
  },
} as const;
