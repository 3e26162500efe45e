/** The app's own words in English. What stands in braces is filled in. */
export const en = {
  'app.name': 'Pick & Lantern',
  'app.tagline': 'Three dwarf mining games in one box',

  'common.back': 'Back',
  'common.tryAgain': 'Try again',

  'home.players': '{least}–{most} players',
  'home.enter': '{game}, {least} to {most} players',
  'home.settings': 'Settings',
  'home.about': 'About',
  'home.pictureFailed': 'The mountain could not be drawn, but everything works.',

  'game.players': '{least} to {most} players',
  'game.minutes': 'about {minutes} minutes',
  'game.by': 'A game by {designer}',
  'game.goal': 'What it is about',
  'game.rules': 'How it is played',
  'game.end': 'Who wins',
  'game.unknown': 'There is no such shaft in this mountain.',
  'game.toMountain': 'Back to the mountain',

  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.language.system': 'As the phone',
  'settings.language.en': 'English',
  'settings.language.de': 'Deutsch',
  'settings.theme': 'Appearance',
  'settings.theme.system': 'As the phone',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.theme.contrast': 'High contrast',
  'settings.motion': 'Motion',
  'settings.motion.system': 'As the phone',
  'settings.motion.reduced': 'Still',
  'settings.motion.hint': 'Still keeps lanterns steady and turns flights into cross-fades.',
  'settings.kept': 'Your choices are kept on this device.',
  'settings.notKept': 'Saving is off: your choices last until you close the app.',

  'about.title': 'About',
  'about.what':
    'Pick & Lantern brings three games about dwarves and mines to one phone. It works without a network, shows no advertising and collects nothing.',
  'about.games': 'The games',
  'about.game': '{game} by {credit}',
  'about.unofficial':
    'This is an unofficial fan implementation. It is not connected with the designers or publishers of these games; all names belong to their owners, and all texts here are our own.',
  'about.symbols': 'Symbols',
  'about.symbols.text': 'Symbols from game-icons.net by {authors}, under the licence CC BY 3.0, recoloured.',
  'about.fonts': 'Typefaces',
  'about.fonts.text':
    'Grenze by Omnibus-Type and Alegreya Sans by Huerta Tipográfica, under the SIL Open Font License 1.1.',
  'about.software': 'Software',
  'about.software.text':
    'Built with React Native, Expo, Skia, Reanimated, XState and SQLite. Our own code is under the MIT licence.',
  'about.version': 'Version {version}',

  'start.newer': 'Saved by a newer version',
  'start.newer.text':
    'What is stored here was written by a newer version of the app. Update the app to use it again; it stays as it is.',
  'start.broken': 'The store room has caved in',
  'start.broken.text':
    'The file with your games and settings cannot be read. It will not be deleted. You can try again, start with a fresh one while the old one is kept aside, or play without saving.',
  'start.elsewhere': 'The mine is open elsewhere',
  'start.elsewhere.text':
    'Pick & Lantern is already open in another tab or window. Close it there and try again, or play here without saving.',
  'start.unavailable': 'Nothing can be saved here',
  'start.unavailable.text':
    'This device gives the app no place to keep games. You can try again, or play without saving.',
  'start.fresh': 'Start with a fresh file',
  'start.unsaved': 'Play without saving',

  'import.too large': 'This file is far too large to be a game.',
  'import.too deep': 'This file is not built like a game of ours.',
  'import.not ours': 'This is not a game that Pick & Lantern has passed on, or only a part of one.',
  'import.newer': 'This game was passed on by a newer version of the app. Update the app to open it.',
  'import.damaged': 'This file was damaged on its way. Ask for it to be sent again.',
  'import.misshapen': 'Something in this file is not what it should be, so the game cannot be opened.',
  'import.unknown game': 'This app does not have the game that this file is about.',
  'import.other version': 'This game was played by another version of the rules and cannot be opened here.',
  'import.against the rules': 'In this file somebody does what the rules do not allow, so the game cannot be opened.',

  'damage.unreadable': 'Part of this saved game cannot be read.',
  'damage.missing': 'Moves are missing at the end of this saved game.',
  'damage.refused': 'This saved game holds a move that the rules do not allow.',
  'damage.differs': 'This saved game no longer leads where it led when it was saved.',
  'damage.kept': 'The game is kept as it is. You can play on from move {move}, the last one that is sound.',
  'damage.nothing': 'The game is kept as it is, but nothing of it can be played on.',
  'damage.unknown game': 'This app does not have the game that was played here. What is saved stays as it is.',
  'damage.other version': 'This game was played by another version of the rules. What is saved stays as it is.',

  'crash.title': 'Something gave way',
  'crash.text': 'An error stopped this page. What was saved is safe.',
} as const;
