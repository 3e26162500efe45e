/** The back of the box. */
export const cover = {
  id: 'dig-deeper-dwarf',
  players: [2, 4],
  minutes: 60,
  designer: 'Robin Westphal',
  publisher: 'BlissIfutz Games',
  portal: 'timber',
  gem: 'emerald',
  symbol: 'mining',
  en: {
    name: 'Dig Deeper Dwarf',
    promise: 'Build your deck, dig your tunnel, and never trust a dwarf behind you.',
    about:
      'You lead one dwarf with a handful of cards into a mine that nobody has mapped. Every pile you dig through hides ore, rubble, and at its bottom something that changes the game.',
    rules: [
      'In your turn play cards from your hand: move, mine, steal, draw. What you gain goes into your deck and comes back to you.',
      'When a pile runs dry, its event comes to light and a new tile makes the mine grow.',
      'Turn silver, gold and stones into jewelry, and take on better tools and companions.',
      'Rivals may thwart what you do, and you may thwart them in turn: a quarrel can become a ladder of cards.',
    ],
    end: 'Jewelry and treasures bring victory points, rubble in your deck takes them away. Most points win.',
  },
  de: {
    name: 'Dig Deeper Dwarf',
    promise: 'Bau dein Deck, grab deinen Stollen und trau keinem Zwerg hinter dir.',
    about:
      'Du führst einen Zwerg mit einer Handvoll Karten in ein Bergwerk, das noch niemand kennt. Jeder Stapel, durch den du dich gräbst, birgt Erz, Geröll und ganz unten etwas, das alles ändert.',
    rules: [
      'In deinem Zug spielst du Karten aus der Hand: bewegen, schürfen, klauen, ziehen. Was du gewinnst, kommt in dein Deck und kehrt zu dir zurück.',
      'Ist ein Stapel leer, kommt sein Ereignis ans Licht, und ein neues Plättchen lässt das Bergwerk wachsen.',
      'Aus Silber, Gold und Steinen machst du Schmuck, dazu kommen besseres Werkzeug und Begleiter.',
      'Die anderen dürfen vereiteln, was du tust, und du ihre Reaktion ebenso: Ein Streit wird leicht zur Leiter aus Karten.',
    ],
    end: 'Schmuck und Schätze bringen Siegpunkte, Geröll im Deck kostet welche. Wer die meisten hat, gewinnt.',
  },
} as const;
