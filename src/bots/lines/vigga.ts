/** Vigga Deepledger: keeps the books, and everything else. */
import type { Lines } from './line';

export const vigga: Lines = {
  begins: [
    { en: 'Page one. Names, date, debts.', de: 'Seite eins. Namen, Datum, Schulden.' },
    { en: 'I have ruled a column for each of you.', de: 'Ich habe jedem von euch eine Spalte gezogen.' },
  ],
  luck: [
    { en: 'Credit. In ink.', de: 'Haben. Mit Tinte.' },
    { en: 'It all goes into the chest. All of it.', de: 'Alles in die Truhe. Alles.' },
    { en: 'Two per cent better than expected.', de: 'Zwei Prozent besser als erwartet.' },
  ],
  mishap: [
    { en: 'An expense. I do not care for expenses.', de: 'Eine Ausgabe. Ich mag keine Ausgaben.' },
    { en: 'Written off. Slowly, and with a sharp pen.', de: 'Abgeschrieben. Langsam und mit spitzer Feder.' },
    { en: 'The mountain will receive a reminder.', de: 'Der Berg bekommt eine Mahnung.' },
  ],
  harms: [
    { en: 'Your account is overdrawn, {name}.', de: 'Dein Konto ist überzogen, {name}.' },
    { en: 'A fee, {name}. See the small print.', de: 'Eine Gebühr, {name}. Siehe Kleingedrucktes.' },
    { en: 'I merely balance the books, {name}.', de: 'Ich gleiche nur die Bücher aus, {name}.' },
  ],
  harmed: [
    { en: 'That will be entered under {name}, in red.', de: 'Das kommt unter {name}, in Rot.' },
    { en: 'Interest runs from now, {name}.', de: 'Ab jetzt laufen Zinsen, {name}.' },
    {
      en: 'I know what you have, {name}, to the last pebble.',
      de: 'Ich weiß, was du hast, {name}, bis zum letzten Kiesel.',
    },
  ],
  makes: [
    { en: 'An asset. It pays for itself in four turns.', de: 'Eine Anlage. In vier Zügen hat sie sich bezahlt.' },
    { en: 'Entered as inventory. Do not touch it.', de: 'Als Inventar gebucht. Nicht anfassen.' },
  ],
  buys: [
    { en: 'Expensive today is cheap tomorrow.', de: 'Heute teuer ist morgen günstig.' },
    { en: 'I parted with it reluctantly. But at a profit.', de: 'Ungern gezahlt. Aber mit Gewinn.' },
  ],
  helped: [
    { en: 'Received with thanks, {name}. Here is your receipt.', de: 'Dankend erhalten, {name}. Hier die Quittung.' },
    { en: 'I owe you one, {name}. One. Precisely.', de: 'Ich schulde dir was, {name}. Eins. Genau eins.' },
  ],
  rival: [
    { en: '{name} is in the black. Temporarily.', de: '{name} ist in den schwarzen Zahlen. Vorläufig.' },
    { en: 'I make that rather a lot, {name}.', de: 'Das summiert sich, {name}.' },
    { en: 'Enjoy it, {name}. I have the forecast here.', de: 'Freu dich, {name}. Ich habe die Prognose hier.' },
  ],
  doubts: [
    { en: '{why}. That does not add up, {name}.', de: '{why}. Das geht nicht auf, {name}.' },
    { en: '{why}, {name}. I keep a separate page for that.', de: '{why}, {name}. Dafür führe ich eine eigene Seite.' },
    { en: '{why}. The sum of it says your name, {name}.', de: '{why}. Unterm Strich steht dein Name, {name}.' },
  ],
  ends: [
    { en: 'Closing balance. Nobody leaves the table.', de: 'Schlussbilanz. Niemand verlässt den Tisch.' },
    { en: 'The books are closed. Mine first.', de: 'Die Bücher sind zu. Meine zuerst.' },
  ],
};
