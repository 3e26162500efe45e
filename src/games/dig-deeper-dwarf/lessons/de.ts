/** What the coach says in German. */
import type { LessonWords } from '../../../engine/lesson';

export const lessons: Readonly<Record<string, LessonWords>> = {
  turn: {
    title: 'Ein Zug',
    line: 'Karten spielen, Ressourcen auslegen, den Zug beenden und neu ziehen.',
    steps: {
      hand: {
        say: 'Diese fünf Karten sind deine Hand für diesen Zug.',
        why: 'Beide Zwerge beginnen mit denselben zwölf Karten. Was du schürfst und kaufst, kommt in dein Deck und später wieder auf deine Hand.',
      },
      play: {
        say: 'Spiel „Bewegen“ und tipp auf ein leuchtendes Plättchen.',
        why: 'Die Reihenfolge ist frei, und es geht so oft, wie deine Karten reichen. Vom Mineneingang führen Stollen zu den Stapeln.',
        astray: 'Auch eine gute Handlung. Aber zuerst soll der Zwerg laufen.',
      },
      reveal: {
        say: 'Leg jetzt dein Silber aus und zieh dafür eine Karte.',
        why: 'Ausgelegte Ressourcen bleiben vor dir liegen, bis du damit Schmuck bezahlst. Und die neue Karte kostet nichts.',
        astray: 'Das hat Zeit. Silber auf der Hand würde am Ende des Zuges abgeworfen.',
      },
      more: {
        say: 'Du könntest weitermachen: spielen, schürfen, kaufen, herstellen.',
        why: 'Nichts zwingt dich aufzuhören, solange du Karten hast, und nichts, alle zu verbrauchen.',
      },
      end: {
        say: 'Beende jetzt den Zug.',
        why: 'Gespieltes kommt auf deine Ablage, und deine Hand wird auf fünf Karten aufgefüllt.',
        astray: 'Immer noch eine gute Idee, aber hier geht es darum, wie ein Zug endet.',
      },
      keep: {
        say: 'Behalte eine Karte oder keine.',
        why: 'Alle anderen wirfst du ab. „Pläne vereiteln“ zu behalten lohnt sich oft, denn es wirkt in den Zügen der anderen.',
      },
      rival: {
        say: 'Jetzt ist deine Rivalin am Zug.',
        why: 'Was gespielt, bezahlt oder gekauft wird, sehen alle; die Handkarten nicht. Der Verlauf merkt es sich.',
      },
      again: {
        say: 'Fünf frische Karten: Du bist wieder dran.',
        why: 'Ist der Nachziehstapel leer, wird deine Ablage gemischt. Ein gutes Deck schlägt darum eine gute Hand.',
      },
    },
  },
  mining: {
    title: 'Bewegen und Schürfen',
    line: 'Zu einem Stapel gehen, die oberste Karte nehmen, und mit Karten zahlen, wo eine fehlt.',
    steps: {
      piles: {
        say: 'Wo ein Stollen am Fels endet, liegt ein Stapel: fünf Schürfkarten auf einem Ereignis.',
        why: 'Das meiste darin ist Münzen wert. Ein Viertel aller Karten ist Geröll, und das kostet einen Punkt.',
      },
      move: {
        say: 'Spiel „Bewegen“ und geh auf ein Plättchen neben einem Stapel.',
        why: 'Schürfen kannst du nur, was an einer offenen Seite deines eigenen Plättchens liegt.',
        astray: 'Von dort erreichst du keinen Stapel. Im Lager wird gekauft; das kommt noch.',
      },
      mine: {
        say: 'Spiel „Schürfen“ und tipp auf den Stapel.',
        why: 'Die oberste Karte kommt auf deine Ablage. Nur du siehst, was es ist.',
        astray: 'Nimm zuerst eine Karte vom Stapel neben dir.',
      },
      deck: {
        say: 'Diese Karte gehört jetzt zu deinem Deck.',
        why: 'Du ziehst sie, wenn deine Ablage gemischt worden ist. Halte einen Stapel gedrückt, um zu sehen, wie viele Karten er noch hat und welches Ereignis darunter wartet.',
      },
      basic: {
        say: 'Kein zweites „Schürfen“? Nimm die Basisaktion Schürfen und wirf zwei Karten dafür ab.',
        why: 'Jede Basisaktion gibt es einmal pro Zug für beliebige Karten. Zahl mit dem, was du sonst abwerfen müsstest.',
        astray: 'Möglich. Versuch aber die Basisaktion Schürfen: Sie steht in der Reihe unter deiner Hand.',
      },
      rubble: {
        say: 'War es Geröll? Zahl damit, oder werde es mit „Karte entfernen“ los.',
        why: 'Am Ende kostet jede Geröllkarte in deinem Deck einen Punkt. Auf einem Plättchen versperrt es den Weg, bis es jemand schürft.',
      },
    },
  },
  buying: {
    title: 'Kaufen und Herstellen',
    line: 'Im Lager werden Ressourcen zu Schmuck und übrige Karten zu besseren.',
    steps: {
      riches: {
        say: 'Einige Runden später. Diese Ressourcen liegen vor dir.',
        why: 'Richtig Punkte bringen sie erst als Schmuck, und wer neben dir steht, könnte sie klauen.',
      },
      camp: {
        say: 'Spiel „Bewegen“ und geh ins Lager.',
        why: 'Dort gibt es Schmuck zu kaufen, und solange du da stehst, kann dich niemand beklauen.',
        astray: 'Gekauft wird im Lager, westlich vom Mineneingang.',
      },
      prices: {
        say: 'Jeder Schmuck hat zwei Preise: genaue Ressourcen oder Münzen.',
        why: 'Münzen sind teurer, dafür ist jede Ressource recht; was du zu viel zahlst, ist weg.',
      },
      buy: {
        say: 'Kauf den Prunkkragen und zahl mit Ressourcen.',
        why: 'Fünf Punkte für zwei Silber, ein Gold und einen Diamanten. Mit Münzen wären es elf.',
        astray: 'Nur ein Kauf pro Zug: Nimm also das, was am meisten wert ist.',
      },
      gone: {
        say: 'Was du bezahlt hast, ist aus dem Spiel. Der Schmuck liegt auf deiner Ablage.',
        why: 'Er zählt, wo immer er in deinem Deck steckt, aber er füllt auch deine Hand. Dann ist er gut, um Basisaktionen zu bezahlen.',
      },
      craft: {
        say: 'Stell jetzt mit deinen übrigen Handkarten eine Aktionskarte her.',
        why: 'Die Zahl darauf sagt, wie viele Karten du abwirfst. Zwei Aktionen auf einer Karte machen jede spätere Hand stärker.',
        astray: 'Eins ist hier noch zu tun: Stell eine der offenen Aktionskarten her.',
      },
      fee: {
        say: 'Bleib nicht zu lange hier.',
        why: 'Wer einen Zug im Lager beginnt und beendet, gibt eine Ressource ab; und Begleiter gehen, wenn du es betrittst.',
      },
    },
  },
  events: {
    title: 'Ereignisse und neue Plättchen',
    line: 'Wer die letzte Karte eines Stapels nimmt, löst das Ereignis darunter aus und legt ein neues Plättchen.',
    steps: {
      below: {
        say: 'In diesem Stapel ist noch eine Karte. Das Ereignis darunter sehen alle.',
        why: 'Manche Ereignisse helfen, manche schaden. Zähl also mit: Wer nimmt die letzte Karte?',
      },
      last: {
        say: 'Vertrautes Werkzeug hilft. Spiel „Schürfen“ und nimm die letzte Karte.',
        why: 'Es trifft den, der diese Karte nimmt, egal in wessen Zug.',
        astray: 'Über dieses Ereignis würden sich andere freuen. Nimm die letzte Karte vom leuchtenden Stapel.',
      },
      tools: {
        say: 'Nimm dir umsonst eine der offenen Aktionskarten.',
        why: 'Sonst kostet das einen Weg ins Lager und ein paar Karten.',
      },
      tile: {
        say: 'Dreh das neue Plättchen, wie du willst, und leg es.',
        why: 'Eine offene Seite muss an dein Plättchen stoßen. Die andere entscheidet, ob ein neuer Stapel kommt und wer ihm nah ist.',
      },
      fresh: {
        say: 'Einen neuen Stapel bekommt jede offene Seite, die auf leeren Fels zeigt.',
        why: 'So wächst die Mine. Reichen die Schürfkarten nicht mehr für einen Stapel, ist das Spiel aus.',
      },
    },
  },
  companions: {
    title: 'Ressourcen und Begleiter',
    line: 'Ein Begleiter arbeitet für eine Karte; Ressourcen wollen rechtzeitig ausgelegt sein.',
    steps: {
      diggy: {
        say: 'Diggy folgt dir. Er kam aus einem Ereignis.',
        why: 'Er gibt dir in jedem deiner Züge eine Aktion, für eine Karte deiner Wahl.',
      },
      call: {
        say: 'Tipp auf Diggy, wirf deine Geröllkarte ab und schürf an einem Stapel.',
        why: 'Geröll taugt zu nichts anderem, also zahlt man am besten damit.',
        astray: 'Probier zuerst, was Diggy kann. Es kostet nur eine Karte.',
      },
      reveal: {
        say: 'Leg jetzt eine Ressource aus und zieh.',
        why: 'Karte gegen Karte: Deine Hand bleibt so groß, wie sie war, und die Ressource wird nicht abgeworfen.',
        astray: 'Du hast noch eine Ressource auf der Hand. Leg sie aus, bevor sie abgeworfen wird.',
      },
      leave: {
        say: 'Meide das Lager, solange Diggy dir nützt.',
        why: 'Wer das Lager betritt, verliert alle Begleiter. Andere können einen vertreiben, und mehr als zwei hat niemand.',
      },
    },
  },
  tricks: {
    title: 'Nachforschen, Kopieren, Klauen',
    line: 'Erst nachsehen, dann graben, eine Karte doppelt nutzen und sich bei anderen bedienen.',
    steps: {
      cards: {
        say: 'Hergestellte Karten können mehr. Zwei Zeichen auf einer Karte sind zwei Aktionen.',
        why: 'Die Lupe heißt Nachforschen, die Hacke Schürfen, und der Spiegel kopiert eine eben gespielte Karte.',
      },
      look: {
        say: 'Spiel „Rutengänger“ und forsche im Stapel neben dir nach.',
        why: 'Du siehst die obersten drei Karten eines Stapels. Niemand sonst sieht sie.',
        astray: 'Auch das geht. Aber sieh dort nach, wo du gleich graben kannst: im Stapel neben dir.',
      },
      top: {
        say: 'Leg die beste nach oben oder alle unter den Stapel.',
        why: 'Die anderen bleiben in ihrer Reihenfolge darunter. Alle erfahren nur, ob eine nach oben kam.',
      },
      dig: {
        say: 'Nutz jetzt die zweite Aktion: Schürf die Karte, die du nach oben gelegt hast.',
        why: 'Eine Karte wird zu Ende gespielt, bevor die nächste kommt; die Reihenfolge ihrer Aktionen ist frei.',
        astray: 'Hol dir erst die Karte, die du gerade gesehen hast.',
      },
      copy: {
        say: 'Spiel „Abgekupfert“: Es tut noch einmal, was der Rutengänger kann. Sieh nach und schürf.',
        why: 'In deinem Zug kopiert es die zuletzt gespielte Aktionskarte. In Zügen anderer antwortet es auf eine eben angekündigte Aktion.',
        astray: 'Kopier erst den Rutengänger: Das ist eine Karte aus der Mine umsonst.',
      },
      rob: {
        say: 'Deine Rivalin steht nah. Nimm die Basisaktion Klauen und wirf „Schürfen“ und „Bewegen“ dafür ab.',
        why: 'Eine zufällige ausgelegte Ressource kommt auf deine Ablage. Dein Silber legst du besser aus, als damit zu zahlen.',
        astray: 'Klau lieber und behalt dein Silber: Zahl mit den anderen beiden Karten.',
      },
      stolen: {
        say: 'Im Lager wird niemand beklaut, und Schätze klaut niemand.',
        why: 'Lass also nicht viel offen liegen, wo Rivalen nah herankommen: Kauf rechtzeitig ein.',
      },
      signs: {
        say: 'Was jedes Zeichen bedeutet, steht in den Regeln unter „Zeichen“.',
        why: 'Halte eine Karte gedrückt, um sie ganz zu lesen. Manche haben Ziehen und Klauen: Nur eins von beiden geht.',
      },
    },
  },
  thwart: {
    title: 'Pläne vereiteln',
    line: 'Aufhalten, was andere ankündigen, und den eigenen Plan retten.',
    steps: {
      card: {
        say: 'Du hast „Pläne vereiteln“. Deine Rivalin beginnt.',
        why: 'Diese Karte wirkt in den Zügen der anderen, gleich nachdem sie eine Aktion angekündigt haben.',
      },
      plan: {
        say: 'Sieh zu, was deine Rivalin ankündigt.',
        why: 'Eine Aktion wird erst angekündigt und nur ausgeführt, wenn sie niemand vereitelt.',
      },
      object: {
        say: 'Angekündigt ist Bewegen. Vereitle es mit deiner Karte.',
        why: 'Die Leiter zeigt, was geschieht, wenn es dabei bleibt. Bezahltes bleibt bezahlt, auch für vereitelte Aktionen.',
        astray: 'Dann geschieht es einfach. Sehen wir, was die Karte kann.',
      },
      stopped: {
        say: 'Das Bewegen ist vereitelt, die Karte verbraucht.',
        why: 'Vereitelt wird eine Aktion, nicht der ganze Zug. Hier hat die Rivalin genug.',
      },
      own: {
        say: 'Du bist dran. Spiel „Bewegen“ und wähl ein Plättchen.',
        why: 'Rechne mit Rache: Auch deine Rivalin hat ein „Pläne vereiteln“ behalten.',
        astray: 'Kündige ein Bewegen an, damit deine Rivalin etwas zu vereiteln hat.',
      },
      back: {
        say: 'Vereitelt! Antworte mit der Basisaktion: drei Karten.',
        why: 'Auch Vereiteln ist eine Aktion, also lässt es sich vereiteln. Dann gilt das Bewegen darunter wieder.',
        astray: 'Dann ist dein Bewegen verloren. Du hast genau drei Karten für die Antwort.',
      },
      chain: {
        say: 'Das Vereiteln ist vereitelt, und du bist gelaufen.',
        why: 'Was zuletzt angekündigt ist und keine Antwort findet, gilt. Vereiteln verhindert, wogegen es gespielt wurde; Kopieren verhindert nichts. Drei Karten sind viel für einen Schritt.',
      },
    },
  },
  end: {
    title: 'Das Ende und die Wertung',
    line: 'Ist die Mine erschöpft, zählt alles in deinem Deck.',
    steps: {
      supply: {
        say: 'Für einen weiteren Stapel sind zu wenige Schürfkarten da.',
        why: 'Soll ein neues Plättchen einen Stapel bekommen und es fehlen die fünf Karten dafür, ist das Spiel sofort aus.',
      },
      last: {
        say: 'Nimm die letzte Karte und dreh das Plättchen so, dass es einen Stapel braucht: Das beendet das Spiel.',
        why: 'Wer vorn liegt, will das Ende; wer zurückliegt, braucht Zeit. Behalt also den Vorrat im Auge.',
        astray:
          'So geht das Spiel weiter. Nimm die letzte Karte vom leuchtenden Stapel, und dreh das Plättchen zum leeren Fels.',
      },
      score: {
        say: 'Gezählt wird jede deiner Karten, wo immer sie liegt.',
        why: 'Schmuck und Schätze bringen Punkte, starke Aktionskarten einen, jede Geröllkarte zieht einen ab.',
      },
      coins: {
        say: 'Fünf übrige Münzen sind nur ein Punkt.',
        why: 'Mach also Schmuck daraus, bevor die Mine schließt. Jetzt weißt du alles, was du für ein erstes Spiel brauchst.',
      },
    },
  },
};
