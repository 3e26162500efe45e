/** Die Regelseite auf Deutsch: jede Regel in eigenen Worten. */
import { COINS, RESOURCES } from '../cards/row';
import { listed, many } from './box';
import { names } from './cards.de';
import type { RuleKey, Section } from './speech';

const coins = RESOURCES.map((resource) => `${names[resource]} ${COINS[resource]}`).join(', ');

/** Title and text by section. */
export const rules: Readonly<Record<RuleKey, Section>> = {
  goal: [
    'Ziel des Spiels',
    'Zwei bis vier Zwerge teilen sich eine Mine. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt. Die meisten SP bringt Schmuck, und der wird mit geschürften Ressourcen gekauft.',
  ],
  mine: [
    'Die Mine',
    'Die Mine liegt auf einem quadratischen Raster. Jede Seite eines Plättchens ist offen oder geschlossen. Zwei Nachbarplättchen sind verbunden, wenn beide zueinander zeigenden Seiten offen sind; eine offene Seite darf an einer geschlossenen liegen, doch das ist keine Verbindung.\n\nEine offene Seite, die auf ein leeres Feld zeigt, führt zu einem Schürfstapel: fünf verdeckte Schürfkarten auf einer offenen Ereigniskarte. Auf einem Feld liegt höchstens ein Stapel, und jedes Plättchen mit einer offenen Seite dorthin ist zu ihm benachbart.\n\nZwei Zwerge sind benachbart, wenn sie auf demselben oder auf verbundenen Plättchen stehen. Schritte werden über verbundene Plättchen gezählt; Geröll zählt dabei nicht, es hält nur die Aktion „Bewegen“ auf. Auf einem Plättchen kann beliebig viel Geröll liegen, im Lager nie.\n\nDer Mineneingang ist nach allen Seiten offen. Das Lager hat eine offene Seite, zum Eingang hin.',
  ],
  setup: [
    'Aufbau',
    `Alle haben die gleichen ${many('start')} Startkarten, mischen sie und ziehen 5. Alle Zwerge beginnen auf dem Mineneingang. Die ${many('jewelry')} Schmuckkarten liegen in zwei Stapeln, die ${many('action')} Aktionskarten in drei, jeweils mit der obersten Karte offen.\n\nDrei gezogene Plättchen kommen an die freien Seiten des Eingangs, offene Seite an offene Seite. Jede offene Seite, die auf ein leeres Feld zeigt, bekommt einen Stapel: ein offenes Ereignis und darauf 5 Schürfkarten. Wer beginnt, wird ausgelost oder vor dem Spiel bestimmt; gespielt wird im Uhrzeigersinn.`,
  ],
  turn: [
    'Der Zug',
    'Ein Zug hat eine Handlungsphase und eine Endphase. In der Handlungsphase, in beliebiger Reihenfolge und so oft wie erlaubt: Aktionskarten spielen; Basisaktionen ausführen; Ressourcen auslegen; eine Schmuckkarte kaufen; eine Aktionskarte herstellen; einen Begleiter einsetzen; Dauerereignisse nutzen, dazu was auf dem Plättchen wartet, und eine Eigenschaft. Eine Handlung wird beendet, bevor die nächste beginnt. Während des Zuges gibt es kein Handkartenlimit.',
  ],
  playing: [
    'Aktionskarten spielen',
    'Es dürfen beliebig viele Aktionskarten gespielt werden; auch Startkarten mit Aktionen sind Aktionskarten. Die Karte liegt offen aus, und ihre Aktionen werden ganz oder teilweise in beliebiger Reihenfolge genutzt; was nicht genutzt wird, verfällt. „Karte ziehen“ und „Ressource klauen“ auf derselben Karte schließen sich aus: Wer das eine ankündigt, verliert das andere, auch wenn es vereitelt wird. „Karte abwerfen und Karte ziehen“ gilt dabei nicht als Ziehen.\n\nGespielte Karten bleiben bis zur Endphase liegen, können also im selben Zug nicht neu gemischt und gezogen werden.',
  ],
  basic: [
    'Basisaktionen',
    'Ohne Karte, für beliebige abgeworfene Handkarten: Bewegen 1, Schürfen 2, Karte entfernen 2, Ressource klauen 2, Begleiter vertreiben 2, Pläne vereiteln 3. Jede Art nur einmal pro Zug; „Pläne vereiteln“ auch einmal in jedem Zug eines anderen. Der Preis bleibt bezahlt und die Aktion gilt als genutzt, selbst wenn sie vereitelt wird.',
  ],
  reveal: [
    'Ressourcen auslegen',
    `Beliebig viele Ressourcenkarten dürfen aus der Hand in die Auslage; nach jeder darf eine Karte gezogen werden. Ausgelegte Ressourcen bleiben liegen; mit ihnen lässt sich Schmuck bezahlen, und sie können geklaut werden. Münzen: ${coins}.`,
  ],
  buy: [
    'Schmuck kaufen',
    'Einmal pro Zug, im Lager oder beim Höhlenhändler: entweder die Münzkosten mit Ressourcenkarten von mindestens diesem Wert bezahlen (was zu viel ist, verfällt) oder genau die Ressourcenkosten, nie gemischt. Karten aus Hand und Auslage dürfen kombiniert werden; mit Schätzen lassen sich nur Ressourcenkosten bezahlen. Die bezahlten Karten verlassen das Spiel, der Schmuck kommt auf die Ablage, und der Stapel zeigt seine nächste Karte. Smaragd kommt in keinen Ressourcenkosten vor.',
  ],
  craft: [
    'Aktionskarten herstellen',
    'Einmal pro Zug, im Lager oder auf einem Plättchen mit Werkbank: so viele Handkarten abwerfen, wie eine offene Aktionskarte Baukosten hat; sie kommt auf die Ablage. Der Stapel zeigt seine nächste Karte. Ein leerer Stapel bietet nichts.',
  ],
  camp: [
    'Das Lager',
    'Im Lager wird Schmuck gekauft, und Aktionskarten werden hergestellt; niemand kann dort beklaut werden, und Geröll darf dort nicht hin. Wer es betritt, egal wie, verliert alle Begleiter, ebenso Harndrang und die Zwergvampire.\n\nDie Gebühr: Wer den Zug im Lager begonnen hat und dort beendet, muss eine beliebige Ressourcenkarte aus Hand oder Auslage aus dem Spiel entfernen. Schätze zählen nicht. Wer nicht zahlen kann, füllt die Hand nur auf 3 Karten auf.',
  ],
  'end-phase': [
    'Die Endphase',
    'In dieser Reihenfolge: 1. Die Lagergebühr, falls sie fällig ist. 2. Alle, beginnend mit dem Spieler am Zug, dürfen eine Eigenschaft nutzen. 3. Wer am Zug ist, darf eine Handkarte behalten und wirft die übrigen ab; alle in diesem Zug genutzten Aktionskarten kommen auf die Ablage ihrer Besitzer. Ausgelegte Ressourcen bleiben. 4. Die Hand wird auf 5 Karten aufgefüllt; mit den Zwergvampiren auf 4, bei unbezahlter Lagergebühr auf 3, das niedrigste Handkartenlimit gilt. Nach einem Wassereinbruch werden höchstens 3 Karten gezogen.\n\nIst der Nachziehstapel leer, wenn gezogen werden muss, wird die Ablage neu gemischt. Sind beide leer, wird nichts gezogen.',
  ],
  secrets: [
    'Offen und verdeckt',
    'Verdeckt sind Handkarten, Nachziehstapel und ihre Reihenfolge, Schürfstapel und alle übrigen verdeckten Stapel. Eine aus einem Stapel geschürfte Karte sieht nur, wer sie schürft; Geröll von einem Plättchen ist öffentlich. Karten, die gespielt, bezahlt, gekauft, hergestellt, ausgelegt oder entfernt werden, sehen alle. Karten, die wegen eines Ereignisses, durch „Karte abwerfen und Karte ziehen“ oder in der Endphase abgeworfen werden, sieht nur ihr Besitzer. Wie viele Karten wo liegen, ist überall öffentlich.',
  ],
  move: [
    'Bewegen',
    'Der Zwerg geht auf ein verbundenes Plättchen. Nicht, solange auf seinem Plättchen oder auf dem Ziel Geröll liegt.',
  ],
  mining: [
    'Schürfen',
    'Die oberste Karte eines benachbarten Schürfstapels oder eine Geröllkarte vom eigenen oder einem verbundenen Plättchen kommt auf die Ablage. Die letzte Karte eines Stapels löst sein Ereignis aus und bringt ein neues Plättchen.',
  ],
  remove: [
    'Karte entfernen',
    'Eine Handkarte verlässt das Spiel. Geröll darf stattdessen auf ein verbundenes Plättchen ohne Zwerg gelegt werden, nie ins Lager. Angekündigt wird nur das Ziel; die Karte wird erst bei der Ausführung gewählt. Ein Plättchen kann nur nennen, wer Geröll auf der Hand hat, und dann muss es Geröll sein: Ist dann keines mehr da, verfällt die Aktion.',
  ],
  give: [
    'Geröll geben',
    'Wie „Karte entfernen“. Zusätzlich darf Geröll auf die Ablage eines beliebigen anderen Spielers; er wird bei der Ankündigung genannt.',
  ],
  draw: [
    'Karte ziehen',
    'Eine Karte ziehen. Ist der Nachziehstapel leer, wird vorher die Ablage gemischt. Nicht zusammen mit „Ressource klauen“ von derselben Karte.',
  ],
  swap: [
    'Karte abwerfen und Karte ziehen',
    'Eine Handkarte abwerfen, dann eine ziehen. Das Abwerfen gehört zur Wirkung: Wird die Aktion vereitelt, bleibt die Karte auf der Hand.',
  ],
  steal: [
    'Ressource klauen',
    'Eine zufällige ausgelegte Ressource eines benachbarten Zwergs kommt auf die eigene Ablage. Nicht von einem Zwerg im Lager; Schätze können nicht geklaut werden. Nicht zusammen mit „Karte ziehen“ von derselben Karte.',
  ],
  drive: [
    'Begleiter vertreiben',
    'Ein Begleiter eines benachbarten Zwergs verlässt das Spiel. Eigene Begleiter können nicht vertrieben werden.',
  ],
  investigate: [
    'Nachforschen',
    'Die obersten drei Karten eines Stapels ansehen: eines Schmuck- oder Aktionsstapels (die offene Karte ist die erste), eines beliebigen Schürfstapels, des Schürfkarten-Nachziehstapels, des Ereignisstapels oder des Nachziehstapels eines Spielers; keine Ablage, keine Plättchen. Danach kommt eine davon nach oben, die anderen bleiben in ihrer Reihenfolge darunter, oder alle kommen in ihrer Reihenfolge unter den Stapel; bei einem Schürfstapel heißt das: über sein Ereignis. Schmuck- und Aktionsstapel zeigen dann ihre neue oberste Karte.\n\nWas zu sehen war, weiß nur, wer nachgeforscht hat; ob eine nach oben oder alle nach unten kamen, ist öffentlich. Neue Stapel werden Karte für Karte vom Nachziehstapel der Schürfkarten gelegt: Was dort oben liegt, kommt im nächsten Stapel ganz nach unten. Bei weniger als drei Karten werden alle angesehen. Ein leerer Stapel kann nicht gewählt werden.',
  ],
  thwart: [
    'Pläne vereiteln',
    'Verhindert die zuletzt angekündigte Aktion eines anderen, egal in wessen Zug: mit einer Aktionskarte mit „Pläne vereiteln“, mit der Basisaktion (3 Karten), mit Mycolus Maximus oder mit „Gut vorbereitet“. Es verhindert eine Aktion, auch wenn die Karte mehrere hat. Nur Aktionen lassen sich vereiteln: nicht Auslegen, Kaufen oder Herstellen, nicht Dauerereignisse, nicht „Gut vorbereitet“. Die eigene Aktion kann niemand vereiteln, wohl aber ein „Pläne vereiteln“ gegen sich selbst.',
  ],
  copy: [
    'Aktionskarte kopieren',
    'Gleich nachdem eine Aktion von einer Aktionskarte angekündigt wurde, oder im eigenen Zug, nachdem darin irgendwer eine Aktionskarte gespielt hat. Die Aktionen der kopierten Karte werden sofort ausgeführt, als wäre es eine eigene, danach der Rest der Kopierkarte.\n\nKopiert wird die Karte, deren Aktion ansteht, im eigenen Zug die zuletzt gespielte Aktionskarte, die keine Kopierkarte ist; gegen ein Kopieren die Karte, die dort kopiert wird. Kopieren kann selbst vereitelt werden. Das Kopieren auf der kopierten Karte wird nicht mitkopiert. Ein kopiertes „Pläne vereiteln“ wirkt gegen die letzte noch anstehende fremde Aktion oder verfällt.',
  ],
  chain: [
    'Die Reaktionskette',
    'Eine Aktion wird mit ihrem öffentlichen Ziel angekündigt. Was aus der verdeckten Hand kommt, wird erst bei der Ausführung gewählt; eine vereitelte Aktion verrät also nichts von der Hand. Preise werden bei der Ankündigung bezahlt und bleiben bezahlt.\n\nDann dürfen alle anderen im Uhrzeigersinn mit „Pläne vereiteln“ oder „Aktionskarte kopieren“ reagieren. Auch auf eine Reaktion darf reagiert werden. Reagiert auf die letzte niemand mehr, wird sie ausgeführt. Wurde ein „Pläne vereiteln“ verhindert, lebt die Aktion darunter wieder auf, und alle dürfen erneut auf sie reagieren. Gefragt wird, wer nach öffentlichen Tatsachen reagieren könnte, ganz gleich, was auf der Hand ist.\n\nBei der Ausführung wird das Ziel noch einmal geprüft: Ist es nicht mehr erlaubt, verfällt die Aktion; ein neues Ziel gibt es nicht.',
  ],
  leftovers: [
    'Was auf Reaktionskarten übrig ist',
    'Weitere Aktionen auf einer Karte, mit der Pläne vereitelt wurden, kommen dran, sobald die Kette geklärt ist: wenn also die erste Aktion endgültig verhindert oder mit Ereignis und Plättchen ausgeführt ist. Die letzte Karte zuerst, die Karte dessen, der alles begonnen hat, zuletzt. Das gilt auch, wenn das Vereiteln selbst verhindert wurde. Ihre Ziele werden erst dann gewählt; jede darf ausgelassen, jede vereitelt werden, und eine neue Kette wird beendet, bevor die nächste Karte an der Reihe ist.\n\nWer im Zug eines anderen die letzte Karte eines Stapels schürft, führt dieses Ereignis aus und legt dieses Plättchen.',
  ],
  'chain-example': [
    'Die Kette: ein Beispiel',
    'A spielt eine Karte mit „Bewegen“ und „Karte ziehen“ und kündigt das Bewegen an. B vereitelt es mit einer Karte, die auch „Schürfen“ hat. C kommt A zu Hilfe und vereitelt das Vereiteln von B mit einer Karte, die auch „Geröll geben“ hat; niemand antwortet. Damit ist das Vereiteln von B verhindert, und das Bewegen lebt wieder auf. Alle werden noch einmal gefragt, alle lassen es geschehen, und A bewegt sich. Dann folgt, was auf den Karten übrig ist: Zuerst darf C Geröll geben, dann B schürfen, obwohl das Vereiteln von B verhindert wurde, und zuletzt darf A ziehen.',
  ],
  events: [
    'Ereignisse',
    'Wird die letzte Karte eines Stapels genommen, trifft das Ereignis darunter den, der sie genommen hat, egal in wessen Zug. Wer den Kanarienvogel hat, darf es verhindern. Danach wird das Plättchen gelegt. Wer mehr abwerfen muss, als er auf der Hand hat, wirft alles ab; müssen mehrere abwerfen, wählen sie im Uhrzeigersinn ab dem Auslöser.',
  ],
  tile: [
    'Ein Plättchen legen',
    'Nach dem Ereignis zieht derselbe Spieler ein Plättchen und legt es auf das Feld des Stapels, beliebig gedreht, mit einer offenen Seite zu dem Plättchen, von dem aus geschürft wurde. Dann bekommt jede offene Seite des neuen Plättchens, die auf ein leeres Feld ohne Stapel zeigt, ein Ereignis und 5 Schürfkarten, im Uhrzeigersinn ab der verbindenden Seite. Sind keine Ereignisse mehr da, wird der Stapel ohne gelegt. Sind keine Plättchen mehr da, wird nichts gelegt, und die Seite bleibt für immer versperrt.',
  ],
  companions: [
    'Begleiter',
    'Ein Begleiter liegt in der Auslage seines Spielers. Höchstens zwei: Kommt ein dritter, muss zuerst einer der beiden gehen. Alle gehen, wenn ihr Zwerg das Lager betritt. Pro Zug insgesamt eine Begleiteraktion, auch mit zwei Begleitern, für eine abgeworfene Handkarte; sie kann vereitelt werden, die Karte bleibt bezahlt. Eine Aktion aus zwei Teilen wird Teil für Teil angekündigt und zu Ende geführt, auch wenn der Begleiter inzwischen fort ist.',
  ],
  bookling: [
    'Buchling',
    'Die obersten drei Karten des eigenen Nachziehstapels ansehen, bis zu zwei auf die Ablage legen und den Rest in seiner Reihenfolge zurück. Ein leerer Nachziehstapel wird vorher neu gebildet.',
  ],
  'crunchy-munchy': ['Steinbeisserl', 'Eine Geröllkarte aus der Hand verlässt das Spiel.'],
  diggy: ['Diggy', 'Schürfen.'],
  'flying-agaric': [
    'Höhlendüsling',
    'Zweimal Bewegen. Jedes Bewegen wird für sich angekündigt und kann für sich vereitelt werden.',
  ],
  longfingerling: ['Langfingerhut', 'Ressource klauen.'],
  'mycolus-maximus': [
    'Mycolus Maximus',
    'Pläne vereiteln, einmal pro Runde (sie beginnt beim Startspieler), egal in wessen Zug, nur gegen eine Aktion, die seinen Besitzer trifft: Klauen bei ihm, Vertreiben seines Begleiters, Geröll auf seine Ablage, Nachforschen in seinem Nachziehstapel, Vereiteln seiner Aktion. Mit der Ankündigung ist er verbraucht, und er gilt zugleich als Begleiteraktion dieses Zuges.',
  ],
  peekycillium: ['Glotzerich', 'Nachforschen, aber nur in benachbarten Schürfstapeln.'],
  'shuffle-truffle': [
    'Kartenseitling',
    '„Karte ziehen“ sowie „Karte abwerfen und Karte ziehen“. Beides wird einzeln angekündigt und kann einzeln vereitelt werden.',
  ],
  stinkhorn: [
    'Stinkmorchli',
    'Begleiter vertreiben. Kommt Stinkmorchli, gehen alle anderen Begleiter seines Spielers; solange es da ist, verlassen neue sofort das Spiel.',
  ],
  treasures: [
    'Schätze',
    'Vier Karten: Silber, Gold, Rubin, Diamant. Jeder ist 1 SP wert, liegt in der Auslage und kann nicht geklaut werden. In den Ressourcenkosten einer Schmuckkarte gilt er als seine Ressource; wird mit ihm bezahlt, verlässt er das Spiel. Er hat keine Münzen und gilt weder für die Lagergebühr noch für die Goblins noch bei den Münzen am Ende als Ressourcenkarte.',
  ],
  delayed: [
    'Dauerereignisse',
    'Sie bleiben in der Auslage oder auf einem Plättchen, bis sie enden. Wer eines nutzt, tut das in der eigenen Handlungsphase zwischen zwei Handlungen. Das ist keine Aktion und kann nicht vereitelt werden, aber der Kanarienvogel kann es verhindern: Dann wird nichts bezahlt und kein Kauf verbraucht. Otter und Händler sind für jeden da, der auf ihrem Plättchen steht; gibt es kein Plättchen mehr für sie, verlassen sie das Spiel.',
  ],
  'call-of-nature': [
    'Harndrang',
    'Für jede Aktionskarte ohne Bewegen und jede Basisaktion außer Bewegen muss eine Karte mehr abgeworfen werden, auch beim Vereiteln und Kopieren im Zug eines anderen und für die kostenlose Aktion von „Gut vorbereitet“. Beim Kopieren zählt die gespielte Karte, nicht die kopierte. Wer nicht zahlen kann, kann es nicht spielen. Begleiter und Eigenschaften sind davon frei. Endet, wenn der Zwerg das Lager betritt.',
  ],
  canary: [
    'Kanarienvogel',
    'Wann immer ein Ereignis ausgelöst wird, bei wem auch immer, oder ein anderer ein Dauerereignis nutzt, darf sein Besitzer es verhindern: Beide Karten verlassen das Spiel. Das Plättchen wird trotzdem gelegt. Wirkungen, die einfach andauern, lassen sich später nicht mehr verhindern.',
  ],
  'cave-otter': [
    'Höhlenotter',
    'Liegt auf dem neuen Plättchen. Wer in seinem Zug dort steht, darf 3 Geröllkarten aus der Hand aus dem Spiel entfernen und den offenen Schmuck mit weniger SP auf die Ablage nehmen (bei Gleichstand nach Wahl; ist nur ein Stapel übrig, diesen). Der Otter geht. Das ist nicht der Kauf dieses Zuges.',
  ],
  'vampire-bats': [
    'Zwergvampire',
    'Die Hand wird nur auf 4 Karten aufgefüllt. Sie gehen, wenn der Zwerg das Lager betritt.',
  ],
  'fools-gold': [
    'Katzengold',
    'Wenn sein Besitzer das nächste Mal Gold auslegen oder mit Gold aus der Hand zahlen will: Dieses Gold und das Katzengold verlassen das Spiel, dafür kommt eine Geröllkarte auf die Ablage; beim Auslegen wird nichts gezogen. Ein Kauf geht nur weiter, wenn ein anderes Gold gezahlt wird, aus Hand oder Auslage, bei Ressourcenkosten auch der Goldschatz. Sonst wird er abgebrochen: Die benutzten Karten kommen auf die Ablage, Schätze zurück in die Auslage, und der Kauf dieses Zuges, der Händler und „Redegewandt“ sind nicht verbraucht. Gold, das schon ausliegt, löst es nicht aus.',
  ],
  'hearty-stew': ['Deftiger Eintopf', 'Einmal, in der eigenen Handlungsphase: 3 Karten ziehen.'],
  'cave-merchant': [
    'Höhlenhändler',
    'Liegt auf dem neuen Plättchen. Wer in seinem Zug dort steht, darf wie im Lager eine Schmuckkarte kaufen; es ist der Kauf dieses Zuges. Danach geht der Händler.',
  ],
  'transport-tunnel': [
    'Transporttunnel',
    'Einmal, in der eigenen Handlungsphase: Ein beliebiger Zwerg kommt auf ein anderes Plättchen ohne Geröll, höchstens 5 Schritte entfernt, auch ins Lager und auch aus Geröll heraus.',
  ],
  teleporter: [
    'Teleporter',
    'Einmal, in der eigenen Handlungsphase: Zwei Zwerge auf verschiedenen Plättchen, höchstens 5 Schritte voneinander entfernt, tauschen die Plätze. Weder Geröll noch Lager stören dabei.',
  ],
  instant: ['Sofortereignisse', 'Sie wirken sofort und verlassen danach das Spiel.'],
  'cave-in': [
    'Stolleneinsturz',
    'Je eine Geröllkarte kommt auf das neue Plättchen, sobald es liegt, und auf das Plättchen des Zwergs, der es ausgelöst hat, nie ins Lager. Ist kein Plättchen mehr da, entfällt die erste.',
  ],
  'flooded-tunnel': [
    'Wassereinbruch',
    'Der Auslöser wirft die Hand ab und treibt 3 Schritte auf kürzestem Weg Richtung Lager, bei gleich langen Wegen nach Wahl; Geröll hält das Wasser nicht auf, im Lager endet es. Jeder Zwerg auf einem unterwegs betretenen Plättchen, außer im Lager, wirft 3 Karten seiner Wahl ab und treibt für den Rest mit; Zwerge auf dem Ausgangsplättchen bleiben verschont. Wer so nicht ins Lager kommt, zieht in der nächsten eigenen Endphase höchstens 3 Karten; im eigenen Zug ist das die dieses Zuges.',
  ],
  monster: [
    'Monster',
    'Alle Spieler im Umkreis von drei Schritten um den Zwerg, der es ausgelöst hat, auch dieser selbst, werfen 3 Karten ihrer Wahl ab. Das Lager schützt nicht.',
  ],
  'thieving-goblins': [
    'Diebische Goblins',
    'Die ausgelegte Ressource des Auslösers mit den meisten Münzen verlässt das Spiel (bei Gleichstand nach Wahl). Liegt keine mit Münzen aus: die Hand abwerfen.',
  ],
  'trusty-tools': [
    'Vertrautes Werkzeug',
    'Der Auslöser darf eine offene Aktionskarte kostenlos auf die Ablage nehmen. Ohne Aktionsstapel geschieht nichts.',
  ],
  'birthday-party': [
    'Geburtstagsfeier',
    'Alle legen eine Ressource oder eine Geröllkarte aus Hand oder Auslage verdeckt in die Mitte; wer keine hat, nimmt eine aus der Ablage, sonst aus dem Nachziehstapel, der dann gemischt wird. Wer gar keine hat, legt keine; Schätze zählen nicht. Der Auslöser sieht die Karten an und gibt jedem eine auf die Ablage. Reichen sie nicht, bestimmt er, wer leer ausgeht.',
  ],
  traits: [
    'Eigenschaften',
    'In der Variante mit Eigenschaften bekommt jeder zwei, behält heimlich eine, und alle werden zusammen aufgedeckt. Eine Eigenschaft wird einmal im Spiel genutzt und dann entfernt: im eigenen Zug, solange nichts anderes abgehandelt wird, oder in der Endphase eines anderen; „Gut vorbereitet“ nur als Reaktion, egal in wessen Zug. Nur die Aktionen von „Flink“, „Flexibel“ und „Tüchtig“ können vereitelt werden, jede einzeln; die anderen Eigenschaften nicht.',
  ],
  agile: [
    'Flink',
    'Bis zu zweimal Bewegen, auch zwischen Nachbarplättchen ohne Verbindung, aus Geröll heraus und durch Geröll hindurch, aber ohne darauf zu enden: Das erste Bewegen darf nur dann auf Geröll führen, wenn ein zweites weiterführen kann. Wird dieses vereitelt oder unmöglich, bleibt der Zwerg dort. Auch das Lager darf über geschlossene Seiten betreten werden.',
  ],
  clever: ['Flexibel', 'Viermal Karte ziehen.'],
  industrious: [
    'Tüchtig',
    'Bis zu zweimal Schürfen. Jede dabei geschürfte Geröllkarte darf das Spiel verlassen, statt auf die Ablage zu kommen.',
  ],
  inventive: [
    'Erfinderisch',
    'Nach dem Herstellen an einer Werkbank, nicht im Lager: eine weitere offene Aktionskarte kostenlos nehmen, nachdem die neue aufgedeckt ist.',
  ],
  orderly: ['Ordnungsliebend', 'Zwei Geröllkarten aus der Hand verlassen das Spiel, dann eine Karte ziehen.'],
  'smooth-talking': [
    'Redegewandt',
    'Bei einem Kauf mit Ressourcen wird eine Ressourcenart im Preis erlassen. Mindestens eine Karte muss noch gezahlt werden.',
  ],
  strong: [
    'Stark',
    'Eine Geröllkarte aus der Hand, vom eigenen oder einem verbundenen Plättchen nehmen. Sie verlässt das Spiel oder kommt auf ein Plättchen bis zu drei Schritte entfernt, mit oder ohne Zwerg, nie ins Lager. Dann eine Karte ziehen.',
  ],
  'well-prepared': [
    'Gut vorbereitet',
    'Nur als Reaktion: Pläne vereiteln, dann sofort eine beliebige Basisaktion kostenlos, außerhalb der Begrenzung pro Zug und bevor die Kette weitergeht. Keiner der beiden Teile kann vereitelt werden. „Pläne vereiteln“ ist als kostenlose Aktion nur möglich, wenn noch eine fremde Aktion ansteht.',
  ],
  'game-end': [
    'Das Spielende',
    'Das Spiel endet sofort, auch mitten in einer Kette und ohne Endphase, wenn ein Stapel gebildet werden muss und weniger als 5 Schürfkarten übrig sind, oder wenn nach dem Legen eines Plättchens und seiner Stapel keine Schürfkarten mehr in den Stapeln der Mine liegen. Geröll auf Plättchen zählt nicht. Es endet auch nach fünf vollen Runden hintereinander, in denen niemand eine Schürfkarte von einem Stapel genommen hat.',
  ],
  score: [
    'Wertung',
    'SP auf allen eigenen Karten: Hand, Auslage, Ablage und Nachziehstapel, auch auf in diesem Zug gespielten Karten. Jede Geröllkarte zählt −1 SP. 1 SP für je 5 Münzen auf Ressourcenkarten. 2 SP für die meisten Geröllkarten; bei Gleichstand bekommen sie alle Beteiligten. Geröll auf Plättchen gehört niemandem.\n\nBei Gleichstand: mehr übrige Münzen, dann mehr Karten im Deck, sonst geteilter Sieg.',
  ],
  variants: [
    'Varianten',
    'Ohne Aktionsstapel: Es wird nichts hergestellt, und nur 40 der Schürfkarten sind im Spiel. Ohne Ereignisse: Ein leerer Stapel bringt nur ein neues Plättchen. Beides zusammen ist das Spiel für Anfänger.\n\nGlück auf!: Stapel werden ohne Ereignis gelegt; wird einer leer, kommt ein Ereignis von unten aus dem Ereignisstapel. Eigenschaften: siehe dort; ohne Aktionsstapel wird „Erfinderisch“ nur ausgeteilt, wenn die anderen nicht reichen. Geburtstagsfeier: ein Ereignis mehr.',
  ],
  cards: [
    'Karten im Spiel',
    `Startkarten, ${many('start')} pro Spieler: ${listed('start', names)}.\n\nSchürfkarten, ${many('mining')}: ${listed('mining', names)}.\n\n${many('action')} Aktionskarten: ${listed('action', names)}.\n\n${many('jewelry')} Schmuckkarten, ${many('event', 'birthday-party')} Ereignisse, ${many('trait')} Eigenschaften, ${many('tile')} Plättchen neben Eingang und Lager. Drei weitere Geröllkarten sind für Stolleneinsturz und Katzengold da; gehen sie aus, wird Geröll genommen, das das Spiel verlassen hat.`,
  ],
};
