import type { Texts } from './texts';

/** The app's own words in German. */
export const de: Texts = {
  'app.name': 'Pick & Lantern',
  'app.tagline': 'Drei Zwergenspiele unter Tage in einer Schachtel',

  'common.back': 'Zurück',
  'common.tryAgain': 'Noch einmal versuchen',

  'home.players': '{least}–{most} Personen',
  'home.enter': '{game}, für {least} bis {most} Personen',
  'home.settings': 'Einstellungen',
  'home.about': 'Info',
  'home.pictureFailed': 'Der Berg lässt sich nicht zeichnen, aber alles andere geht.',

  'game.players': '{least} bis {most} Personen',
  'game.minutes': 'etwa {minutes} Minuten',
  'game.by': 'Ein Spiel von {designer}',
  'game.goal': 'Worum es geht',
  'game.rules': 'Wie gespielt wird',
  'game.end': 'Wer gewinnt',
  'game.unknown': 'Einen solchen Schacht gibt es in diesem Berg nicht.',
  'game.toMountain': 'Zurück zum Berg',

  'settings.title': 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.language.system': 'Wie das Telefon',
  'settings.language.en': 'English',
  'settings.language.de': 'Deutsch',
  'settings.theme': 'Aussehen',
  'settings.theme.system': 'Wie das Telefon',
  'settings.theme.light': 'Hell',
  'settings.theme.dark': 'Dunkel',
  'settings.theme.contrast': 'Hoher Kontrast',
  'settings.motion': 'Bewegung',
  'settings.motion.system': 'Wie das Telefon',
  'settings.motion.reduced': 'Ruhig',
  'settings.motion.hint': 'Ruhig heißt: Laternen flackern nicht, und statt Kamerafahrten gibt es Überblendungen.',
  'settings.kept': 'Deine Auswahl wird auf diesem Gerät gespeichert.',
  'settings.notKept': 'Speichern ist aus: Deine Auswahl gilt, bis du die App schließt.',

  'about.title': 'Über das Spiel',
  'about.what':
    'Pick & Lantern bringt drei Spiele über Zwerge und Bergwerke auf ein Telefon. Es läuft ohne Netz, zeigt keine Werbung und sammelt nichts.',
  'about.games': 'Die Spiele',
  'about.game': '{game} von {credit}',
  'about.unofficial':
    'Dies ist eine inoffizielle Umsetzung von Fans. Sie steht in keiner Verbindung zu Autoren oder Verlagen dieser Spiele; alle Namen gehören ihren Inhabern, alle Texte hier sind unsere eigenen.',
  'about.symbols': 'Symbole',
  'about.symbols.text':
    'Symbole von game-icons.net, gezeichnet von {authors}, unter der Lizenz CC BY 3.0, neu eingefärbt.',
  'about.fonts': 'Schriften',
  'about.fonts.text':
    'Grenze von Omnibus-Type und Alegreya Sans von Huerta Tipográfica, unter der SIL Open Font License 1.1.',
  'about.software': 'Software',
  'about.software.text':
    'Gebaut mit React Native, Expo, Skia, Reanimated, XState und SQLite. Unser eigener Code steht unter der MIT-Lizenz.',
  'about.version': 'Version {version}',

  'start.newer': 'Von einer neueren Fassung gespeichert',
  'start.newer.text':
    'Was hier gespeichert ist, hat eine neuere Fassung der App geschrieben. Mit einer Aktualisierung der App ist es wieder da; es bleibt, wie es ist.',
  'start.broken': 'Die Vorratskammer ist eingestürzt',
  'start.broken.text':
    'Die Datei mit deinen Spielen und Einstellungen lässt sich nicht lesen. Sie wird nicht gelöscht. Du kannst es noch einmal versuchen, mit einer neuen Datei beginnen, während die alte beiseitegelegt wird, oder ohne Speichern spielen.',
  'start.elsewhere': 'Das Bergwerk ist anderswo offen',
  'start.elsewhere.text':
    'Pick & Lantern ist schon in einem anderen Tab oder Fenster offen. Schließe es dort und versuche es noch einmal, oder spiele hier ohne Speichern.',
  'start.unavailable': 'Hier lässt sich nichts speichern',
  'start.unavailable.text':
    'Dieses Gerät gibt der App keinen Platz für Spielstände. Du kannst es noch einmal versuchen oder ohne Speichern spielen.',
  'start.fresh': 'Mit einer neuen Datei beginnen',
  'start.unsaved': 'Ohne Speichern spielen',

  'import.too large': 'Diese Datei ist viel zu groß für ein Spiel.',
  'import.too deep': 'Diese Datei ist nicht gebaut wie ein Spiel von uns.',
  'import.not ours': 'Das ist kein Spiel, das Pick & Lantern weitergegeben hat, oder nur ein Teil davon.',
  'import.newer': 'Dieses Spiel stammt von einer neueren Version der App. Mit einem Update lässt es sich öffnen.',
  'import.damaged': 'Diese Datei wurde unterwegs beschädigt. Bitte lass sie dir noch einmal schicken.',
  'import.misshapen': 'Etwas in dieser Datei ist nicht so, wie es sein soll. Das Spiel lässt sich nicht öffnen.',
  'import.unknown game': 'Das Spiel, von dem diese Datei handelt, gibt es in dieser App nicht.',
  'import.other version':
    'Dieses Spiel wurde nach einer anderen Fassung der Regeln gespielt und lässt sich hier nicht öffnen.',
  'import.against the rules':
    'In dieser Datei tut jemand, was die Regeln nicht erlauben. Das Spiel lässt sich nicht öffnen.',

  'damage.unreadable': 'Ein Teil dieses gespeicherten Spiels lässt sich nicht lesen.',
  'damage.missing': 'Am Ende dieses gespeicherten Spiels fehlen Züge.',
  'damage.refused': 'In diesem gespeicherten Spiel steht ein Zug, den die Regeln nicht erlauben.',
  'damage.differs': 'Dieses gespeicherte Spiel führt nicht mehr dorthin, wohin es beim Speichern geführt hat.',
  'damage.kept':
    'Das Spiel bleibt, wie es ist. Du kannst ab Zug {move} weiterspielen, dem letzten, der in Ordnung ist.',
  'damage.nothing': 'Das Spiel bleibt, wie es ist, aber nichts davon lässt sich weiterspielen.',
  'damage.unknown game':
    'Das Spiel, das hier gespielt wurde, gibt es in dieser App nicht. Was gespeichert ist, bleibt, wie es ist.',
  'damage.other version':
    'Hier wurde nach einer anderen Fassung der Regeln gespielt. Was gespeichert ist, bleibt, wie es ist.',

  'crash.title': 'Da ist etwas eingebrochen',
  'crash.text': 'Ein Fehler hat diese Seite angehalten. Was gespeichert war, ist sicher.',
};
