/** What the coach says in German. */
import type { LessonWords } from '../../../engine/lesson';

export const lessons: Readonly<Record<string, LessonWords>> = {
  roles: {
    title: 'Rollen und Wege',
    line: 'Erfahren, wer du bist, und das erste Stück Stollen legen.',
    steps: {
      role: {
        say: 'Das ist deine Rolle: Du bist Goldsucher.',
        why: 'Goldsucher gewinnen zusammen, wenn ein Weg den Schatz erreicht, Saboteure, wenn nicht. Niemand zeigt seine Rolle, bevor die Runde vorbei ist.',
      },
      ready: {
        say: 'Gesehen? Sag, dass du bereit bist.',
        why: 'Dann sehen auch die anderen ihre Rolle an. Zu dritt gibt es höchstens einen Saboteur, vielleicht keinen.',
      },
      goals: {
        say: 'Drei Ziele liegen verdeckt, sieben Karten entfernt.',
        why: 'Eines ist der Schatz, die anderen beiden sind Stein. Nur ein durchgehender Weg vom Start erreicht sie.',
      },
      path: {
        say: 'Leg eine Wegekarte rechts an den Start: Tipp auf die Karte, dann auf das Feld, und bestätige.',
        why: 'Alle Seiten müssen passen: Weg an Weg, Fels an Fels. Sie darf auf dem Kopf stehen, aber nie quer liegen.',
        astray: 'Erlaubt wäre das, aber ein Goldsucher will einen Weg, der weiterführt, geradewegs zu den Zielen.',
      },
      round: {
        say: 'Jetzt spielen die anderen, je eine Karte.',
        why: 'Sieh genau hin. Wer gräbt vorwärts und wer seitwärts?',
      },
      drawn: {
        say: 'Du hast nachgezogen: wieder sechs Karten.',
        why: 'In jedem Zug spielst du eine Karte oder wirfst eine weg, dann ziehst du. Hat niemand mehr Karten, gewinnen die Saboteure.',
      },
    },
  },
  tools: {
    title: 'Zerbrechen und Reparieren',
    line: 'Jemanden am Graben hindern und selbst wieder loslegen.',
    steps: {
      cards: {
        say: 'Manche Karten zerbrechen ein Werkzeug, andere reparieren eins.',
        why: 'Wer eine kaputte Spitzhacke, Laterne oder Lore vor sich hat, darf keine Wege legen.',
      },
      break: {
        say: 'Spiel „Kaputte Spitzhacke“: Tipp auf die Karte, dann auf jemanden.',
        why: 'Du hast einen Verdacht? Besser jetzt als eine Karte vor dem Gold. Alles andere dürfen sie weiterhin tun.',
        astray: 'Möglich. Hier wollen wir ein Werkzeug zerbrechen sehen.',
      },
      revenge: {
        say: 'Die anderen sind dran.',
        why: 'Wer wem das Werkzeug zerbricht, sagt viel darüber, wer wer ist.',
      },
      stuck: {
        say: 'Jetzt ist deine eigene Spitzhacke kaputt.',
        why: 'Du kannst keinen Weg legen. Schatzkarten, Steinschlag, Zerbrechen und Reparieren gehen noch.',
      },
      fix: {
        say: 'Repariere sie: Tipp auf eine heile Spitzhacke, dann auf die kaputte.',
        why: 'Eine Karte mit zwei Werkzeugen repariert eins davon. Du darfst auch für andere reparieren und dir Freunde machen.',
        astray: 'So bleibst du ohne Spitzhacke. Repariere sie zuerst.',
      },
      free: {
        say: 'Beide Karten sind abgelegt, und du kannst wieder graben.',
        why: 'Dasselbe Werkzeug kann bei niemandem doppelt kaputt sein, aber drei verschiedene schon.',
      },
    },
  },
  map: {
    title: 'Schatzkarten und Ziele',
    line: 'Unter ein Ziel sehen und darüber sagen, was du willst.',
    steps: {
      doubt: {
        say: 'Wo ist der Schatz?',
        why: 'Wer es weiß, spart Karten. Eine Schatzkarte zeigt dir eines der drei Ziele.',
      },
      look: {
        say: 'Spiel die Schatzkarte: Tipp darauf, dann auf ein Ziel.',
        why: 'Nur du siehst, was dort liegt. Die anderen sehen, welches Ziel du angesehen hast.',
        astray: 'Das hat Zeit. Sieh erst nach, wo sich das Graben lohnt.',
      },
      know: {
        say: 'Dieses Ziel kennst du jetzt. Für dich bleibt es gekennzeichnet.',
        why: 'War es Stein, liegt der Schatz unter einem der beiden anderen. Auch das hilft.',
      },
      round: {
        say: 'Die anderen spielen weiter.',
        why: 'Vielleicht hat von ihnen auch schon jemand nachgesehen.',
      },
      talk: {
        say: 'Mit Freunden am Tisch: Erzähl, was du gesehen hast.',
        why: 'Goldsuchern nützt die Wahrheit. Ein Saboteur mit Schatzkarte schickt alle zum falschen Ziel.',
      },
    },
  },
  sabotage: {
    title: 'Als Saboteur',
    line: 'Den Stollen ins Leere laufen lassen und harmlos aussehen.',
    steps: {
      role: {
        say: 'Diesmal bist du der Saboteur.',
        why: 'Du gewinnst die Runde, wenn die Karten ausgehen, bevor der Schatz erreicht ist.',
      },
      block: {
        say: 'Leg eine Sackgasse, wo der Stollen weitergehen sollte.',
        why: 'Außen passen ihre Wege, aber innen führt nichts hindurch. Wer nach dir kommt, muss einen Umweg finden.',
        astray: 'Das würde einem Goldsucher gefallen. Nimm eine Karte, deren Wege innen enden.',
      },
      round: {
        say: 'Sieh zu, was die Goldsucher daraus machen.',
        why: 'Eine Sackgasse verrät dich. Von jetzt an zerbrechen sie vielleicht deine Werkzeuge.',
      },
      fall: {
        say: 'Lass jetzt Steine fallen: Tipp auf den Steinschlag, dann auf einen Weg.',
        why: 'Er nimmt eine Wegekarte heraus, nie den Start oder ein Ziel. In der Mitte schmerzt es am meisten, denn dahinter ist alles abgeschnitten.',
        astray: 'Auch gemein. Aber probier den Steinschlag.',
      },
      mask: {
        say: 'Je später du dich zeigst, desto mehr schmerzt es.',
        why: 'Repariere ein Werkzeug, leg einen guten Weg, verschwende eine Karte, und schlag zu, wenn wenige Karten übrig sind.',
      },
    },
  },
  gold: {
    title: 'Der Schatz und das Gold',
    line: 'Ein Ziel erreichen und teilen, was gefunden wurde.',
    steps: {
      gap: {
        say: 'Zum Ziel in der Mitte fehlt eine Karte.',
        why: 'Verbindet es ein Weg mit dem Start, wird das Ziel aufgedeckt. Ist es Stein, geht das Graben weiter.',
      },
      reach: {
        say: 'Schließ die Lücke mit einem Weg, der nach rechts führt.',
        why: 'Legt ein Goldsucher die letzte Karte, wählt er als Erster vom Gold.',
        astray: 'So nah! Leg einen Weg in die Lücke, der nach rechts offen ist.',
      },
      take: {
        say: 'Der Schatz! Nimm dir Gold.',
        why: 'So viele Goldkarten, wie es Goldsucher gibt, werden gezogen, mit ein, zwei oder drei Stück. Nimm die beste, der Rest geht weiter.',
      },
      share: {
        say: 'Die anderen bekommen ihren Teil.',
        why: 'Nur Goldsucher; die Karten gehen von Hand zu Hand. Saboteure gehen leer aus.',
      },
      count: {
        say: 'Alle Rollen liegen offen, und die nächste Runde kann beginnen.',
        why: 'Rollen werden jedes Mal neu verteilt. Nach drei Runden gewinnt das meiste Gold: Auch deine Mitsucher sind also Rivalen.',
      },
    },
  },
};
