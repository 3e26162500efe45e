/** What the coach says in German. */
import type { LessonWords } from '../../../engine/lesson';

export const lessons: Readonly<Record<string, LessonWords>> = {
  dig: {
    title: 'Graben',
    line: 'Eine Gesellschaft wählen, ihre Steine legen und die ersten Anteile nehmen.',
    steps: {
      board: {
        say: 'Acht Gesellschaften graben in dieser Stadt. Keine gehört jemandem.',
        why: 'Jede hat einen ersten Stein auf ihrer Flagge. In deinem Zug wählst du, welche gräbt, und jedes Mal darf es eine andere sein.',
      },
      company: {
        say: 'Wähl eine Gesellschaft, die graben soll.',
        why: 'Sieh nach, was in der Nähe ihrer Steine liegt: Gold, Zwerge, Fächer, Truhen.',
      },
      gem: {
        say: 'Leg ihren Stein auf ein Feld neben einem ihrer Steine und bestätige.',
        why: 'Die Felder müssen eine Seite gemeinsam haben. Was ein Stein bedeckt, geschieht sofort.',
      },
      shares: {
        say: 'Der erste Zug des Spiels hat nur einen Stein. Jetzt investierst du.',
        why: 'Anteile entscheiden, wer Geld bekommt, wenn eine Gesellschaft Gold findet.',
      },
      invest: {
        say: 'Nimm vier Anteile an vier verschiedenen Gesellschaften.',
        why: 'Gut sind solche mit Gold in Reichweite, und jene, mit denen du graben willst.',
      },
      rival: {
        say: 'Jetzt gräbt und investiert deine Rivalin.',
        why: 'Hier liegt alles offen: Steine, Anteile, Münzen und Karten.',
      },
      three: {
        say: 'Von jetzt an hast du in jedem Zug drei Steine.',
        why: 'Alle drei von derselben Gesellschaft, jeder neben einem von ihr. So wächst eine Ader dorthin, wohin du willst.',
      },
    },
  },
  symbols: {
    title: 'Zwerge und Schließfächer',
    line: 'Was ein Stein bedeckt, wirkt sofort.',
    steps: {
      dwarves: {
        say: 'Auf diesen Feldern warten Zwerge.',
        why: 'Münzen gibt es für jeden deiner Zwerge, immer wieder. Frühe Zwerge sind darum die besten.',
      },
      reach: {
        say: 'Wähl eine Gesellschaft, die mit drei Steinen hinkommt, und grab bis zu einem Zwerg.',
        why: 'Zähl die Felder, bevor du wählst: Die Gesellschaft bleibt den ganzen Zug dieselbe.',
        astray: 'So erreichst du in diesem Zug keinen Zwerg. Sieh nach, welche Gesellschaft am nächsten ist.',
      },
      boxes: {
        say: 'Ein Zwerg mehr. Ein Schließfach gibt stattdessen einen Anteil.',
        why: 'Er darf von jeder Gesellschaft sein, auch von einer, die du schon hast. Wer mehr hat als alle anderen, bekommt doppelt so viel.',
      },
      signs: {
        say: 'Ein Totenkopf heißt Gefahr: Dort gräbt niemand. Ein Torbogen ist ein Tunnel, in einer Truhe liegt eine Karte.',
        why: 'Alle Zeichen des Plans stehen in den Regeln unter „Zeichen“. Halte ein Feld gedrückt, um zu lesen, was es tut.',
      },
    },
  },
  payouts: {
    title: 'Anteile und Auszahlung',
    line: 'Gold zahlt nach Anteilen: dem größten, dem zweiten und dem Finder.',
    steps: {
      own: {
        say: 'Am „Grünen Stollen“ hast du mehr Anteile als deine Rivalin.',
        why: 'Wer die meisten hat, bekommt zwei Münzen je Zwerg, wer die zweitmeisten hat, eine. Gleichstand an der Spitze kostet beide.',
      },
      gold: {
        say: 'Lass den „Grünen Stollen“ Gold ausgraben.',
        why: 'Für die Anteile ist egal, wer gräbt. Der Finder bekommt aber wenigstens eine Münze je Zwerg, mit oder ohne Anteil.',
        astray: 'So kommt diese Gesellschaft in diesem Zug nicht zum Gold.',
      },
      paid: {
        say: 'Münzen bekommt hier, wer die meisten und wer die zweitmeisten Anteile hat.',
        why: 'Such Gold, das dir mehr bringt als den anderen. Der Verlauf zeigt, wie jede Summe zustande kam.',
      },
      finish: {
        say: 'Grab weiter oder hör hier auf.',
        why: 'Übrige Steine musst du nicht legen. Was du jetzt freilegst, können andere als Nächste bedecken.',
      },
      exchange: {
        say: 'Nach dem Graben darfst du einen Anteil tauschen.',
        why: 'Gib einen her, der nichts mehr bringt, und nimm dafür einen an einer Gesellschaft nah am Gold.',
      },
      watch: {
        say: 'Behalt im Auge, wer wo vorn liegt.',
        why: 'Ein Tausch kann dir den ersten Platz nehmen, kurz bevor das Gold gegraben wird.',
      },
    },
  },
  tunnels: {
    title: 'Tunneleingänge',
    line: 'An einer Stelle hinein, an einer anderen hinaus.',
    steps: {
      entrances: {
        say: 'Das sind die freien Tunneleingänge.',
        why: 'Unter der Erde hängen sie alle zusammen. Sie bringen eine Gesellschaft weit weg von ihren Steinen.',
      },
      in: {
        say: 'Wähl die Gesellschaft neben einem Eingang und grab dort.',
        why: 'Für den Weg hinaus muss ein Stein übrig sein: Geh also mit dem ersten oder zweiten hinein.',
        astray: 'Das ist nicht der Eingang. Such die Gesellschaft, die einen neben ihren Steinen hat.',
      },
      out: {
        say: 'Der nächste Stein muss an einem anderen Eingang heraus. Wähl einen.',
        why: 'Am besten einen mit Gold daneben, oder wo noch keine Gesellschaft gegraben hat.',
      },
      far: {
        say: 'Von hier gräbt die Gesellschaft weiter wie sonst.',
        why: 'Und beide Eingänge sind jetzt bedeckt: Niemand sonst kann sie benutzen.',
      },
    },
  },
  chance: {
    title: 'Chancenkarten',
    line: 'In Schatztruhen liegen Karten, die sich über Regeln hinwegsetzen.',
    steps: {
      chest: {
        say: 'In einer Schatztruhe liegt eine Chancenkarte.',
        why: 'Es gibt neun Arten, je zweimal. Welche kommt, ist das Einzige an diesem Tisch, was niemand weiß.',
      },
      draw: {
        say: 'Wähl eine Gesellschaft, die eine Truhe erreicht, und grab dort.',
        why: 'Die Karte sehen gleich alle.',
        astray: 'So erreichst du in diesem Zug keine Truhe.',
      },
      card: {
        say: 'Lies, was sie tut: Halte sie gedrückt.',
        why: 'Manche wirken sofort, manche behältst du, bis du sie einsetzt, manche wirken von selbst.',
      },
      kinds: {
        say: 'Ein Einsturz sperrt eine Gesellschaft, eine Gewerkschaft zählt wie mehr Zwerge.',
        why: 'Die meisten helfen am meisten, wenn Gold nah ist. Aber eine Karte, die nie gespielt wird, hat niemandem geholfen.',
      },
    },
  },
  end: {
    title: 'Das Ende',
    line: 'Mit dem letzten Gold ist die Stadt ausgegraben.',
    steps: {
      last: {
        say: 'Ein Goldfeld ist noch übrig.',
        why: 'Wird es bedeckt, zahlt es ein letztes Mal, und das Spiel ist aus. Es endet auch, wenn eine Runde lang niemand graben kann.',
      },
      dig: {
        say: 'Grab es aus.',
        why: 'Du liegst vorn. Wer vorn liegt, macht Schluss, bevor sich andere nach vorn tauschen.',
        astray: 'Dann macht vielleicht deine Rivalin Schluss. Das Gold ist in Reichweite.',
      },
      count: {
        say: 'Es zählen nur die Münzen.',
        why: 'Bei gleich vielen gewinnt die größere Zwergenschar. Jetzt weißt du, was du für ein erstes Spiel brauchst.',
      },
    },
  },
};
