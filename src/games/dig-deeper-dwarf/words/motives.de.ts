/** Warum ein Zug gut ist, auf Deutsch. `called` nennt eine Karte im Satz. */
import type { Motives } from './speech';

export const motives = (called: (key: string) => string): Motives => ({
  digs: () => 'Das bringt eine Karte aus der Mine.',
  'digs for a known card': ({ card = '' }) => `Die oberste Karte ist bekannt: ${called(card)}.`,
  'digs for the event': ({ card = '' }) => `Die letzte Karte des Stapels bringt ${called(card)}.`,
  'clears the way': () => 'Dann liegt eine Geröllkarte weniger in der Mine.',
  'walks to a pile': () => 'Dort gibt es einen Stapel zum Schürfen.',
  'walks to buy': () => 'Die Ressourcen reichen für Schmuck, und den gibt es im Lager.',
  'walks to craft': () => 'Dort lassen sich Karten herstellen.',
  buys: ({ card = '', count = 0 }) => `${called(card)} zählt am Ende ${count} SP.`,
  crafts: ({ card = '' }) => `${called(card)} gehört dann bis zum Ende zum Deck.`,
  reveals: ({ card = '' }) => `${called(card)} liegt dann für den nächsten Kauf bereit.`,
  plays: () => 'Von den Handkarten lässt sich am Ende des Zuges nur eine behalten.',
  'plays for cards': ({ card = '' }) =>
    `${called(card)} bringt Karten: Je früher gespielt, desto mehr können sie noch tun.`,
  calls: ({ card = '' }) => `${called(card)} hilft für eine einzige Handkarte.`,
  'removes rubble': () => 'Jede Geröllkarte kostet einen SP und einen Platz auf der Hand.',
  'removes a weak card': ({ card }) =>
    card === undefined
      ? 'Mit weniger Karten kommen die anderen früher.'
      : `Ohne ${called(card)} kommen die anderen Karten früher.`,
  'gives rubble': () => 'Die Geröllkarte zählt dann gegen jemand anders.',
  'blocks a way': () => 'Die Geröllkarte ist aus dem Deck, und niemand geht über sie hinweg.',
  steals: () => 'Eine ausgelegte Ressource wechselt die Seite.',
  'drives away': ({ card = '' }) => `Dann hilft ${called(card)} der Konkurrenz nicht mehr.`,
  investigates: () => 'Zu wissen, was kommt, ist besser als Glück.',
  draws: () => 'Eine Karte mehr ist eine Möglichkeit mehr.',
  swaps: () => 'Für eine Handkarte kommt eine neue.',
  copies: ({ card = '' }) => `Das tut noch einmal, was ${called(card)} kann.`,
  'stops digging': () => 'Sonst bekommt die Konkurrenz eine Karte aus der Mine.',
  'stops an event': ({ card = '' }) => `Sonst tritt bei der Konkurrenz ${called(card)} ein.`,
  'stops a theft': () => 'Sonst wird eine ausgelegte Ressource geklaut.',
  'stops a way to the camp': () => 'Sonst kommt die Konkurrenz ins Lager.',
  'stops rubble': () => 'Sonst wird die Konkurrenz eine Karte los.',
  stops: ({ card }) =>
    card === undefined ? 'Das würde der Konkurrenz helfen.' : `Das würde der Konkurrenz helfen: ${called(card)}.`,
  defends: () => 'Sonst wird die eigene Aktion vereitelt.',
  'lets be': () => 'So muss keine Karte ausgegeben werden.',
  'saves a trait': () => 'Die Eigenschaft bleibt für später.',
  'comes back': ({ card = '' }) => `${called(card)} kommt nur auf die Ablage und später wieder.`,
  keeps: ({ card = '' }) => `${called(card)} ist dann im nächsten Zug noch da.`,
  'puts on top': ({ card = '' }) => `${called(card)} kommt dann als Nächstes.`,
  'puts under': () => 'Dann kommen andere Karten als Nächstes.',
  cancels: ({ card = '' }) => `${called(card)} tritt dann nicht ein.`,
  'lets happen': () => 'Der Kanarienvogel bleibt für später.',
  'looks best': () => 'Wer es bis zu Ende durchdacht hat, fand nichts Besseres.',
});
