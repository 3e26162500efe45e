/** Tilda Ropewalker: careful, one hand on the rope. */
import type { Lines } from './line';

export const tilda: Lines = {
  begins: [
    { en: 'Ropes checked? Lamps checked? Then slowly.', de: 'Seile geprüft? Lampen geprüft? Dann langsam.' },
    { en: 'Remember where the exit is. I do.', de: 'Merkt euch den Ausgang. Ich hab ihn mir gemerkt.' },
  ],
  luck: [
    { en: 'Good. And now nobody moves too quickly.', de: 'Gut. Und jetzt keine hastigen Bewegungen.' },
    { en: 'As planned. Nearly suspicious.', de: 'Wie geplant. Fast verdächtig.' },
    { en: 'I will write that down on the safe side.', de: 'Das verbuche ich auf der sicheren Seite.' },
  ],
  mishap: [
    { en: 'That is why one carries a second rope.', de: 'Darum hat man ein zweites Seil dabei.' },
    { en: 'I had allowed for that. Not gladly.', de: 'Damit hab ich gerechnet. Nicht gern.' },
    { en: 'Step back. Breathe. Count the steps.', de: 'Einen Schritt zurück. Atmen. Schritte zählen.' },
  ],
  harms: [
    { en: 'Safety first, {name}. Mine.', de: 'Sicherheit geht vor, {name}. Meine.' },
    { en: 'That was getting too risky for me, {name}.', de: 'Das wurde mir zu brenzlig, {name}.' },
    { en: 'Better you than the rope, {name}.', de: 'Lieber du als das Seil, {name}.' },
  ],
  harmed: [
    { en: 'One does not pull at other people’s ropes, {name}.', de: 'Man zieht nicht an fremden Seilen, {name}.' },
    { en: 'I knew I stood too close to {name}.', de: 'Ich wusste, ich stehe zu nah bei {name}.' },
    { en: 'Noted, {name}. In ink.', de: 'Notiert, {name}. Mit Tinte.' },
  ],
  makes: [
    { en: 'Solid. Tested twice.', de: 'Solide. Zweimal geprüft.' },
    { en: 'That will bear us when the rest no longer does.', de: 'Das trägt noch, wenn der Rest nicht mehr trägt.' },
  ],
  buys: [
    { en: 'Something to hold on to. At last.', de: 'Etwas zum Festhalten. Endlich.' },
    { en: 'Paid, counted, locked away.', de: 'Bezahlt, gezählt, weggeschlossen.' },
  ],
  helped: [
    {
      en: 'Thank you, {name}. I had three other plans, but thank you.',
      de: 'Danke, {name}. Ich hatte drei andere Pläne, aber danke.',
    },
    { en: 'You may walk on my rope, {name}.', de: 'Du darfst an mein Seil, {name}.' },
  ],
  rival: [
    { en: '{name} goes fast. We will see how far.', de: '{name} ist schnell. Mal sehen, wie weit.' },
    { en: 'Do not look down now, {name}.', de: 'Jetzt nicht nach unten schauen, {name}.' },
    { en: 'Good for {name}. It changes my sums.', de: 'Schön für {name}. Da muss ich neu rechnen.' },
  ],
  doubts: [
    { en: '{why}. I shall keep my distance from you, {name}.', de: '{why}. Zu dir halte ich Abstand, {name}.' },
    { en: '{why}, {name}? Once is chance. I count on.', de: '{why}, {name}? Einmal ist Zufall. Ich zähle weiter.' },
    { en: '{why}. I would not tie myself to {name} today.', de: '{why}. An {name} würde ich mich heute nicht binden.' },
  ],
  ends: [
    { en: 'Everybody out? I will count once more.', de: 'Alle draußen? Ich zähle noch einmal.' },
    { en: 'No bones broken. That is half the victory.', de: 'Keine Knochen gebrochen. Das ist der halbe Sieg.' },
  ],
};
