/** Warum ein Zug gut ist, auf Deutsch. `called` nennt eine Karte im Satz. */
import type { Motives } from './speech';

export const motives = (called: (key: string) => string): Motives => ({
  digs: () => 'Eine Karte aus der Mine ist mehr wert als alles andere, was diese Karte könnte.',
  'digs for a known card': ({ card = '' }) => `Die oberste Karte ist bekannt: ${called(card)}.`,
  'digs for the event': ({ card = '' }) => `Die letzte Karte des Stapels bringt ${called(card)}.`,
  'clears the way': () => 'Das Geröll versperrt den Weg, auf den es ankommt.',
  'walks to a pile': () => 'Dort gibt es etwas zu schürfen.',
  'walks to buy': () => 'Die Ressourcen reichen für Schmuck, und den gibt es im Lager.',
  'walks to craft': () => 'Bessere Karten zahlen sich bis zum Ende aus, und dort werden sie hergestellt.',
  'walks on': () => 'Das ist ein Schritt dorthin, wo am meisten zu holen ist.',
  buys: ({ card = '', count = 0 }) =>
    `${called(card)} zählt ${count} SP, weit mehr als dieselben Ressourcen am Ende des Spiels.`,
  crafts: ({ card = '' }) => `${called(card)} kommt noch oft genug, um die Kosten wieder hereinzubringen.`,
  reveals: ({ card = '' }) =>
    `${called(card)} liegt für den nächsten Kauf bereit, und eine neue Karte kommt auf die Hand.`,
  plays: ({ card = '' }) =>
    `Was übrig bleibt, verfällt am Ende des Zuges, und ${called(card)} bewirkt jetzt am meisten.`,
  'plays for cards': ({ card = '' }) =>
    `${called(card)} bringt Karten: Je früher gespielt, desto mehr können sie noch tun.`,
  calls: ({ card = '' }) => `Für eine Handkarte leistet ${called(card)} mehr, als diese Karte es könnte.`,
  uses: ({ card = '' }) => `Ein besserer Moment für ${called(card)} kommt kaum.`,
  'uses a trait': ({ card = '' }) => `${called(card)} wirkt nur einmal, und jetzt so gut wie sonst kaum.`,
  'removes rubble': () => 'Jedes Geröll kostet einen SP und einen Platz auf der Hand.',
  'removes a weak card': ({ card }) =>
    card === undefined
      ? 'Mit weniger schwachen Karten kommen die guten früher.'
      : `Ohne ${called(card)} kommen bessere Karten früher.`,
  'gives rubble': () => 'Das Geröll zählt dann gegen jemand anders.',
  'blocks a way': () => 'Das Geröll ist aus dem Deck und liegt anderen im Weg.',
  steals: () => 'Eine ausgelegte Ressource wechselt die Seite: Das zählt doppelt.',
  'drives away': ({ card = '' }) => `${called(card)} würde der Konkurrenz Zug für Zug helfen.`,
  investigates: () => 'Zu wissen, was kommt, und es zu wählen, ist besser als Glück.',
  draws: () => 'Eine Karte mehr ist eine Möglichkeit mehr.',
  swaps: () => 'Fast jede andere Karte wäre besser als eine auf der Hand.',
  copies: ({ card = '' }) => `Was ${called(card)} kann, lohnt sich noch einmal.`,
  'stops digging': () => 'Die Karte wäre der Konkurrenz mehr wert, als das Vereiteln kostet.',
  'stops an event': ({ card = '' }) => `Sonst bekommt die Konkurrenz ${called(card)}.`,
  'stops a theft': () => 'Eine geklaute Ressource zählt doppelt: hier verloren, dort gewonnen.',
  'stops a way to the camp': () => 'Wer das Lager nicht erreicht, kauft dort in diesem Zug nichts.',
  'stops rubble': () => 'Geröll, das das Deck wechselt, hilft der Konkurrenz.',
  stops: ({ card }) =>
    card === undefined
      ? 'Das würde der Konkurrenz mehr helfen, als das Vereiteln kostet.'
      : `Das würde der Konkurrenz helfen: ${called(card)}.`,
  defends: () => 'Die Aktion, die sonst verloren ginge, ist mehr wert als die Antwort.',
  'lets be': () => 'Das zu vereiteln würde mehr kosten, als es spart.',
  'saves a trait': () => 'Für die Eigenschaft kommt noch ein besserer Moment.',
  'parts with the least': ({ card = '' }) => `Von allen Karten fehlt ${called(card)} am wenigsten.`,
  keeps: ({ card = '' }) => `${called(card)} ist besser als das, was sonst nachgezogen würde.`,
  'keeps none': () => 'Eine frische Karte ist besser als jede von diesen.',
  ends: () => 'Nichts, was noch geht, ist seinen Preis wert.',
  'leaves the rest': () => 'Der Rest würde eher schaden als nützen.',
  'opens piles': () => 'So kommen die meisten Stapel und Wege in Reichweite.',
  'puts on top': ({ card = '' }) => `${called(card)} soll als Nächstes kommen.`,
  'puts under': () => 'Alles andere ist besser als diese drei.',
  cancels: ({ card = '' }) => `${called(card)} schadet mehr, als der Kanarienvogel später verhindern könnte.`,
  'lets happen': ({ card = '' }) => `Der Kanarienvogel ist mehr wert, als ${called(card)} zu verhindern.`,
  takes: ({ card = '' }) => `${called(card)} ist das Beste, was es gibt.`,
  'looks best': () => 'Das führt zur besten Stellung.',
});
