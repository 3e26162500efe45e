/** The back of the box. */
export const cover = {
  id: 'saboteur',
  players: [3, 10],
  minutes: 30,
  designer: 'Fréderic Moyersoen',
  portal: 'crooked',
  gem: 'gold',
  symbol: 'dynamite',
  en: {
    name: 'Saboteur',
    promise: 'All of you dig for gold. Some of you hope that nobody finds it.',
    about:
      'Honest miners drive a tunnel towards three hidden goals, one of which is the treasure. Among them sit saboteurs who want the tunnel to end in the rock. Nobody knows who is who.',
    rules: [
      'Every round you are dealt a role in secret: gold miner or saboteur.',
      'In your turn lay a path card, play an action, or pass and throw a card away; then draw.',
      'Break a rival’s pickaxe, lantern or mine cart to stop them from digging, or mend your own. Bring a stretch of tunnel down. Peek at a goal with a map, and tell the truth about it or not.',
      'A path that reaches the treasure ends the round for the miners; if the cards run out first, it goes to the saboteurs.',
    ],
    end: 'After three rounds the most gold wins.',
  },
  de: {
    name: 'Saboteur',
    promise: 'Alle graben nach Gold. Manche hoffen, dass es keiner findet.',
    about:
      'Ehrliche Bergleute treiben einen Stollen auf drei verdeckte Ziele zu, eines davon ist der Schatz. Unter ihnen sitzen Saboteure, die den Stollen im Fels enden lassen wollen. Niemand weiß, wer wer ist.',
    rules: [
      'In jeder Runde bekommst du verdeckt eine Rolle: Goldsucher oder Saboteur.',
      'In deinem Zug legst du eine Wegekarte, spielst eine Aktion oder passt und wirfst eine Karte ab; dann ziehst du nach.',
      'Zerbrich anderen Spitzhacke, Laterne oder Lore, damit sie nicht graben können, oder repariere dein eigenes Werkzeug. Lass ein Stück Stollen einstürzen. Sieh mit einer Schatzkarte ein Ziel an und sag die Wahrheit darüber – oder nicht.',
      'Erreicht ein Weg den Schatz, gehört die Runde den Goldsuchern; gehen vorher die Karten aus, gehört sie den Saboteuren.',
    ],
    end: 'Nach drei Runden gewinnt, wer das meiste Gold hat.',
  },
} as const;
