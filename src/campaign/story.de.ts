/** Der Lange Schacht auf Deutsch. */
import type { Story } from './story';

export const story: Story = {
  galleries: {
    mouth: { title: 'Das Mundloch', line: 'Wo das Tageslicht aufgibt und der Tee noch warm ist.' },
    timber: { title: 'Der Holzstollen', line: 'Alte Stempel, älterer Streit. Kopf einziehen, bei beidem.' },
    water: { title: 'Die ersoffene Sohle', line: 'Wie tief, weiß niemand. Wie kalt, wissen alle.' },
    city: { title: 'Die Stadt darunter', line: 'Jemand hat hier Straßen gebaut. Jemand anders hat sie verkauft.' },
    masks: { title: 'Der Maskenstollen', line: 'Hier unten sind alle ehrlich. Frag, wen du willst.' },
    root: { title: 'Die Wurzel', line: 'Unter allem ein Licht, das eigentlich niemand angezündet hat.' },
  },
  chapters: {
    'first-shift': {
      title: 'Die erste Schicht',
      before: [
        [
          'mother-orla',
          'Unter unseren drei Minen liegt ein Schacht. Er steht auf keiner Karte, denn die ihn hätten zeichnen sollen, hatten Angst vor ihm. Setz dich. Du hast keine.',
        ],
        [
          'pim',
          'Wir wollen nur sehen, ob du graben kannst! Ist bloß eine kurze Schicht. Beim Fels hab ich mich schon für dich entschuldigt.',
        ],
        [
          'mother-orla',
          'Komm vor den dreien wieder heraus, dann gebe ich dir eine Laterne. Weiter unten hängen mehr davon, und irgendwer hat sie alle ausgeblasen.',
        ],
      ],
      done: [
        ['mother-orla', 'Das genügt. Hier ist deine Laterne. Sie ist älter als ich, also sei höflich zu ihr.'],
        [
          'odda',
          'Ich hab allen gesagt, dass du gewinnst. Ich hab auch allen gesagt, dass ich gewinne. Eins davon hat gestimmt!',
        ],
      ],
      bright: ['mother-orla', 'Und so ordentlich. Die Letzte, die so wenig Geröll hinterlassen hat, war ich.'],
      failed: [
        ['pim', 'Macht doch nichts! Der Fels mag dich, das merkt man. Er ist ganz sanft auf dich draufgefallen.'],
      ],
    },
    'the-lease': {
      title: 'Die Pacht',
      before: [
        [
          'tilda',
          'Bevor jemand hinabsteigt, kommt das Papier. Der Grund über dem Schacht ist verpachtet, Feld für Feld, und das meiste ist schon abgebaut.',
        ],
        [
          'tilda',
          'Die Truhen sind leer, ich habe nachgezählt. Also du, ich, Odda, und wer den Grund am besten liest. Hast du am Ende acht Münzen Vorsprung, gehört die Pacht dir.',
        ],
      ],
      done: [
        [
          'tilda',
          'Unterschrieben. Die Feder lasse ich rahmen. Seit der Sache mit der Brücke hat mich niemand mehr ausgerechnet.',
        ],
      ],
      bright: [
        'tilda',
        'Und das meiste hast du auch noch selbst gefunden. Ich zähle jetzt alles noch einmal, und zwar langsam.',
      ],
      failed: [
        [
          'tilda',
          'Es tut mir leid. Ich habe zweimal nachgerechnet und gehofft, es ginge zu deinen Gunsten aus. Ging es nicht.',
        ],
      ],
    },
    'under-oath': {
      title: 'Unter Eid',
      before: [
        [
          'odda',
          'Alle schwören, dass sie fürs Licht graben und für sonst nichts. Du hast geschworen. Ich hab geschworen. Bram hat zweimal geschworen, das ist ein bisschen viel.',
        ],
        ['bram', 'Ich schwöre eben gern! Und wenn hier jemand lügt, dann bestimmt nicht der mit den neuen Stiefeln.'],
        ['odda', 'Dreimal suchen wir den Schatz. Kommen die Ehrlichen zweimal an, haben wir eine Mannschaft.'],
      ],
      done: [
        [
          'odda',
          'Geschafft! Ich hab Brote für alle geschmiert, auch für den, der uns verschütten wollte. Essen müssen alle.',
        ],
      ],
      bright: [
        'bram',
        'Und den letzten Stein hast du selbst gelegt, ohne mit der Wimper zu zucken. Ich hab zugeschaut. Gegraben hab ich ja nicht, da hat man Zeit.',
      ],
      failed: [['bram', 'So ein Pech aber auch. Egal. Wer will meine neuen Stiefel sehen?']],
    },
    'rich-vein': {
      title: 'Zu schön, die Ader',
      before: [
        ['bram', 'Schau dir das an! Kein Geröll. Kein Krümel. Gold, Gold, und hinter dem Gold noch mehr Gold.'],
        [
          'pim',
          'Mutter Orla sagt, so eine Ader ist ein Köder. Sie sagt: Bring drei Punkte mehr heraus als wir, und zwar schnell, und schau nicht zurück.',
        ],
        [
          'mother-orla',
          'Der Torwächter lässt nur durch, wer gewinnt. Er bewacht das Tor seit neunzig Jahren, und er hat Geschmack: Ein wirklich feines Stück würde ihn freuen.',
        ],
      ],
      done: [
        [
          'mother-orla',
          'Er hat dein bestes Stück ans Licht gehalten, nichts gesagt und das Tor geöffnet. Ein großes Lob. So schön geschwiegen hat er zuletzt beim alten König.',
        ],
      ],
      bright: [
        'bram',
        'Und du warst draußen, bevor der Tee kalt war. Ich wäre ja neidisch, aber schau mal in meine Taschen.',
      ],
      failed: [
        ['pim', 'Er hat gesagt, es sei „nett“. Dann hat er das Tor zugemacht, ganz leise. Das war fast schlimmer.'],
      ],
    },
    rockslide: {
      title: 'Was da herunterkam',
      echo: {
        of: 'first-shift',
        lit: ['pim', 'Orlas Laterne brennt ganz gerade, siehst du? Das heißt: gute Luft. Oder dass sie dich mag.'],
        dark: [
          'pim',
          'Ohne die erste Laterne ist es ein bisschen dunkel, aber ich hab eine Kerze dabei. Und eine Ersatzkerze. Und beide falsch herum.',
        ],
      },
      before: [
        [
          'tilda',
          'Heute Nacht kam die Decke herunter, rund um den Eingang. Niemand verletzt. Mein Maßband liegt irgendwo darunter.',
        ],
        [
          'tilda',
          'Du und ich, durch die Steine, und wer mehr herausbringt. Ich werde fair sein. Ich werde auch schnell sein.',
        ],
      ],
      done: [
        [
          'tilda',
          'Das Maßband ist wieder da. Es sagt, du hast mich ziemlich deutlich geschlagen. Es ist ein sehr ehrliches Maßband.',
        ],
      ],
      bright: ['tilda', 'Und kein einziger Stein in deinem Gepäck. Willst du bei mir die Decken stützen?'],
      failed: [
        ['tilda', 'Heraus sind wir beide gekommen. Ich nur reicher. Noch einmal, wenn sich der Staub gelegt hat?'],
      ],
    },
    'the-mask': {
      title: 'Die Maske',
      before: [
        [
          'mother-orla',
          'Hier unten verschwinden Mannschaften. Ich will wissen, wie man das macht, also machst du es heute Nacht.',
        ],
        [
          'mother-orla',
          'Setz die auf. Du sorgst dafür, dass sie nie ankommen. Tilda und Odda wissen von nichts. Lüg sie freundlich an.',
        ],
        ['odda', 'So eine nette Mannschaft! Ich hab bei uns allen ein gutes Gefühl.'],
      ],
      done: [
        ['odda', 'Du warst das? Aber du hast mir doch deine Handschuhe geliehen! … Waren das meine Handschuhe?'],
        [
          'mother-orla',
          'So geht das also. Danke. Ganz trauen werde ich dir nie wieder, Liebes, und das ist ein Kompliment.',
        ],
      ],
      bright: ['tilda', 'Du standest bei mir als der ehrlichste Mensch im Raum. Ich habe es durchgestrichen. Zweimal.'],
      failed: [['tilda', 'Deine Karte stand auf dem Kopf, deine Ausrede leider nicht. Sonst sehr gelungen.']],
    },
    'firm-ground': {
      title: 'Fester Grund',
      before: [
        [
          'grum',
          'Fester Grund, sagen sie. Nirgends Gefahr, sagen sie. Sechzig Jahre unter Tage, und so nervös war ich noch nie.',
        ],
        ['pim', 'Das heißt, wir dürfen überall graben! Überall! Ich weiß gar nicht, wo ich anfangen soll!'],
        ['grum', 'Vor mir fängst du an, und da bleibst du. Das ist die Aufgabe. Ich meckere dann dicht hinter dir.'],
      ],
      done: [['grum', 'Hmpf. Saubere Arbeit. Lass es dir nicht in den Helm steigen.']],
      bright: [
        'grum',
        'Ich hab eine Stunde gesucht, worüber ich brummen kann. Gefunden hab ich einen Luftzug. Der war nicht von dir.',
      ],
      failed: [['grum', 'Hab ich’s nicht gesagt. Zu guter Grund. Ist mir direkt in die Taschen gerutscht.']],
    },
    contrary: {
      title: 'Nein, sagte Grum',
      echo: {
        of: 'firm-ground',
        lit: ['grum', 'Auf festem Grund hattest du Glück. Hier hast du mich.'],
        dark: ['grum', 'Auf festem Grund hab ich dich geschlagen. Den Grund brauch ich gar nicht dazu.'],
      },
      before: [
        [
          'grum',
          'Ich hab sie alle gesammelt, weißt du. Jede Karte, auf der Nein steht. Vierzig Jahre. Eine ganze Schublade.',
        ],
        ['odda', 'Er meint das ernst! Heute früh hat er Nein zum Kessel gesagt, und der hat aufgehört.'],
        ['grum', 'An mir kommt niemand vorbei. Versuch’s. Was du auch tust: Ich bin dagegen.'],
      ],
      done: [['grum', 'Nein. Nein, nein, nein. … Gut gemacht. So, jetzt ist es raus. Das hat niemand gehört.']],
      bright: ['odda', 'Du hast IHM Nein gesagt! Immer wieder! Er ist ganz blass, und ich glaube, er ist glücklich.'],
      failed: [['grum', 'Nein. Siehst du? Hilft gegen alles. Trink einen Tee. Zum Tee darfst du Ja sagen.']],
    },
    'high-water': {
      title: 'Hochwasser',
      before: [
        [
          'sunna',
          'Hörst du das? Die Pumpen stehen seit einer Stunde. Wer beim Läuten nicht im Lager ist, wird nass und langsam, und es wird ihm leidtun.',
        ],
        ['bram', 'Ich kann schwimmen. Mein Gold nicht. Das ist ein Zwiespalt.'],
        ['sunna', 'Bring mehr herauf als die beiden, dann können wir Pumpen bezahlen.'],
      ],
      done: [
        [
          'sunna',
          'Die Pumpen laufen. Man hört es, wenn man die Luft anhält. Das haben die meisten von uns ohnehin getan.',
        ],
      ],
      bright: [
        'sunna',
        'Sogar Gesellschaft hast du dir da unten gesucht. Sie hat mir auf die Stiefel getropft. Halb so schlimm.',
      ],
      failed: [['bram', 'Gute Nachricht: Mein Gold schwimmt doch. Schlechte Nachricht: Es ist keins.']],
    },
    'dark-mine': {
      title: 'Die dunkle Mine',
      before: [
        [
          'sunna',
          'Die Karten lagen im überfluteten Raum. Jetzt sind sie Suppe. Wo der Schatz liegt, weiß erst, wer draufsteht.',
        ],
        ['bram', 'Und wenn es einer von uns schon wüsste, würde er es kaum sagen. Ich nicht. Also, man nicht.'],
        [
          'sunna',
          'Halt die Lampe niedrig und die Ohren offen. Drei Anläufe. Bring die Ehrlichen einmal hin, und lass dich nicht für den Lügner halten.',
        ],
      ],
      done: [['sunna', 'Du hast es am Tropfen gehört, nicht wahr? Nein? Dann sag mir bitte nicht, wie.']],
      bright: ['sunna', 'Niemand hat dich verdächtigt, nicht einmal, dass du das kannst. Dabei kannst du es.'],
      failed: [['bram', 'So knapp! Ich war die ganze Zeit dabei, im Dunkeln, und hab nicht geholfen.']],
    },
    'four-companies': {
      title: 'Das Kartell der Vier',
      before: [
        [
          'vigga',
          'Acht Gesellschaften haben hier gegraben. Vier sind ertrunken. Die anderen vier haben ihnen einen bewegenden Brief geschrieben und die Möbel mitgenommen.',
        ],
        [
          'grum',
          'Jetzt gehört allen ein bisschen von allen, und keiner ist schuld. Ich hasse das. Es ist sehr gut gemacht.',
        ],
        [
          'vigga',
          'Schlag sie auf ihrem eigenen Feld. Ich möchte sehen, ob es mit sauberen Händen geht. Ich kenne nur die andere Art.',
        ],
      ],
      done: [
        ['vigga', 'Notiert, unterstrichen, abgezeichnet. Das Kartell hat dir Blumen geschickt. Riech nicht daran.'],
      ],
      bright: ['vigga', 'Und mit solchem Abstand. Ich musste umblättern, um ihn aufzuschreiben.'],
      failed: [
        ['vigga', 'Ich habe notiert: „vielversprechend“. Das Wort benutze ich für Leute, die mir Geld schulden.'],
      ],
    },
    'the-crown': {
      title: 'Die ertrunkene Krone',
      before: [
        [
          'tilda',
          'Sie liegt auf einem Samtkissen hinter Glas, vierzig Schritte vom Lager, und zum ersten Mal seit hundert Jahren über Wasser.',
        ],
        [
          'mother-orla',
          'Der alte König hat sie getragen, als die Laternen noch brannten. Wer reicher heraufkommt, hat das Recht auf sie und darf mit der Stadt reden. Kauf sie gleich selbst, dann widerspricht dir niemand.',
        ],
        ['tilda', 'Ich könnte sie tragen. Ich habe eine Liste mit Anmerkungen für die Stadt. Sie ist nummeriert.'],
      ],
      done: [
        ['mother-orla', 'Ein wenig groß. Du wächst hinein, oder sie geht ein; Könige haben beides versucht.'],
        ['tilda', 'Majestät. Meine Liste. Punkt eins: Handläufe.'],
      ],
      bright: [
        'mother-orla',
        'Auf dem eigenen Kopf, und das, bevor das Wasser überhaupt gesunken war! Der alte König wäre zu spät gekommen.',
      ],
      failed: [
        [
          'tilda',
          'Sie steht mir. Ich werde gerecht herrschen, vor allem über Treppen. Versuch es noch einmal, nach der Uhr gewinne ich ungern.',
        ],
      ],
    },
    'hired-hands': {
      title: 'Angeheuert',
      echo: {
        of: 'the-crown',
        lit: [
          'vigga',
          'Eine Krone. Wie hübsch. Sie öffnet hier Türen; die Hände hinter den Türen wollen trotzdem bezahlt sein.',
        ],
        dark: [
          'vigga',
          'Keine Krone? Dann kommst du wie alle: durch den Lieferanteneingang, und mit etwas zu beweisen.',
        ],
      },
      before: [
        [
          'grum',
          'Wir haben Leute eingestellt. Alle. Je zwei Paar Hände mehr, da hattest du noch keine Stiefel an. Nichts gegen dich, es war Dienstag.',
        ],
        ['bram', 'Meine sind meine Vettern. Beide. Sie graben nicht viel, aber sie jubeln.'],
        ['vigga', 'Die Stadt achtet nur das Kassenbuch. Überhol sie.'],
      ],
      done: [
        ['vigga', 'Mit weniger Händen und mehr Kopf. Ich habe eine Seite für dich angelegt. Eine gute, nahe am Feuer.'],
      ],
      bright: ['bram', 'Meine Vettern wollen jetzt für dich arbeiten. Bitte nimm sie. Bitte.'],
      failed: [['grum', 'Viele Hände, leichte Arbeit. Jetzt stell du wen ein, oder grab schneller.']],
    },
    'old-hands': {
      title: 'Eins gegen drei',
      before: [
        ['pim', 'Das große Spiel! Wir drei gegen dich. Also, jeder für sich. Aber vor allem gegen dich.'],
        [
          'odda',
          'Unsere Großmütter haben uns ein bisschen Gold für den Anfang dagelassen. Hoffentlich ist das nicht ungerecht. Doch, oder? Hier, nimm ein halbes Brot.',
        ],
        ['bram', 'Gib doch nicht das Brot her! Das war unser einziger anderer Vorteil!'],
      ],
      done: [
        [
          'pim',
          'Du hast uns alle drei geschlagen UND die Großmütter! Bringst du mir das bei? Ich hab an allen Tagen Zeit.',
        ],
      ],
      bright: [
        'odda',
        'Und knapp war es auch nicht. Ich bin so stolz. Warum, weiß ich nicht, ich hab ja verloren. Stolz bin ich trotzdem.',
      ],
      failed: [['bram', 'Die Großmütter gewinnen. Die Großmütter gewinnen immer. Frag irgendwen, der eine hat.']],
    },
    'unruly-deck': {
      title: 'Was in den Truhen ist',
      before: [
        ['sunna', 'Mach die Truhen nicht auf. Es klopft. Von innen, und ganz höflich, das ist das Schlimme.'],
        ['tilda', 'Fangarme, Decken und Klauseln. Ich habe eine Liste gemacht. Mit den Fangarmen kann man noch reden.'],
        ['sunna', 'Aber die Stadt will das Gold, das darunter liegt, und sie will sehen, wer sich traut.'],
      ],
      done: [
        ['tilda', 'Du lebst, du hast verdient, und nichts hält dich am Knöchel. Ich habe nachgesehen. An beiden.'],
      ],
      bright: ['sunna', 'Du hast sie mit Absicht geöffnet. Ich hab dich summen hören. Es hat zurückgesummt.'],
      failed: [
        [
          'sunna',
          'Es wollte bloß deine Zwerge. Es gibt sie zurück, sobald es mit dem Zählen der Arme fertig ist. Versprochen.',
        ],
      ],
    },
    'worn-tools': {
      title: 'Aus zweiter Hand',
      before: [
        ['tilda', 'Die Stadt verleiht Werkzeug. Man beachte den Stiel. Man beachte, dass da kein Stiel mehr ist.'],
        [
          'odda',
          'Alle kriegen ein kaputtes, das ist doch gerecht! Und wir können uns gegenseitig helfen. So findet man Freunde. Oder heraus.',
        ],
        [
          'tilda',
          'Drei Wege zum tiefen Tor. Einen davon müssen ehrliche Hände öffnen, und drei Werkzeuge müssen deine flicken.',
        ],
      ],
      done: [['odda', 'Die kaputte Lampe hab ich mir als Andenken behalten. Sie erinnert mich an uns. Im guten Sinn!']],
      bright: [
        'tilda',
        'Du hast geflickt, was andere zerbrachen, und warst trotzdem zuerst da. Du darfst meinen guten Schraubenzieher leihen. Das durfte noch niemand.',
      ],
      failed: [
        ['tilda', 'Mit einem Versprechen lässt sich nicht graben. Ich habe es versucht; die Blasen waren echt.'],
      ],
    },
    'no-repairs': {
      title: 'Die Halle der Gesichter',
      echo: {
        of: 'the-mask',
        lit: ['mother-orla', 'Oben im Holzstollen stand dir die Maske gut. Jetzt muss sie die ganze Nacht sitzen.'],
        dark: [
          'mother-orla',
          'Oben im Holzstollen ist dir die Maske verrutscht. Bind sie diesmal fester. Hier unten schauen sie hin.',
        ],
      },
      before: [
        ['hask', 'Leise.'],
        [
          'mother-orla',
          'Er meint: Hinter dieser Halle sitzt eine Gilde von Saboteuren, und die lässt nur ihresgleichen ein. Halt eine Mannschaft auf. Allein. Eine Werkstatt gibt es nicht: Was bricht, bleibt kaputt.',
        ],
        ['bram', 'Ein Fest? Für uns? Mit Masken! Wer spielt den Schurken? Hoffentlich ich.'],
      ],
      done: [
        ['hask', 'Rein.'],
        ['mother-orla', 'Für ihn war das eine Rede.'],
      ],
      bright: [
        'bram',
        'Ich war sicher, dass es Pim war. Ich hab ihm die Lore zertrümmert und alles! Er hat sich bedankt. Mir ist ganz elend.',
      ],
      failed: [['hask', 'Laut.']],
    },
    'light-fingers': {
      title: 'Lange Finger',
      before: [
        [
          'bram',
          'In der Gilde darf man ein Talent haben. Meins ist, dass Sachen mit mir mitkommen. Ich nehm sie nicht. Sie kommen mit.',
        ],
        [
          'sunna',
          'Die Gilde schaut zu, was du gewinnst und wie. Gewinn. Wenn du dafür stiehlst, ist sie amüsiert, wenn nicht, beeindruckt.',
        ],
      ],
      done: [['sunna', 'Sie haben geklatscht, ganz ohne Geräusch. Es sind Saboteure, die klatschen so.']],
      bright: ['bram', 'Und du hast nichts genommen? Gar nichts? Ich muss mich setzen. Wem gehört der Stuhl?'],
      failed: [
        ['bram', 'Ich würde gern sagen, dass es mir leidtut, aber ich halte gerade deinen Beutel, das käme falsch an.'],
      ],
    },
    'three-faces': {
      title: 'Drei Nächte maskiert',
      before: [
        ['hask', 'Noch mal.'],
        [
          'sunna',
          'Drei Nächte, keine Karten, dieselbe Maske. Halt uns einmal auf, dann bist du aufgenommen. Ich bin jedes Mal dabei, mit Tilda und Grum, und ich höre zu. Nichts gegen dich. Alles gegen die Maske.',
        ],
        ['grum', 'Ich verdächtige alle. Spart Zeit.'],
      ],
      done: [
        [
          'sunna',
          'Ich hab gehört, wie du geatmet hast, als die Decke kam. So atmet niemand, der überrascht ist. Nächstes Mal seufz.',
        ],
      ],
      bright: ['hask', 'Meisterlich.'],
      failed: [
        [
          'grum',
          'Ich hab’s gewusst! Bei den anderen beiden hab ich’s auch gewusst, und beim Maultier. Aber ich hab’s gewusst!',
        ],
      ],
    },
    ledger: {
      title: 'Viggas Kassenbuch',
      before: [
        [
          'vigga',
          'Du willst wissen, wer die Laternen ausgeblasen hat. Es steht in meinem Kassenbuch, zwischen der Butter und dem Begräbnis. Ich zeige es nicht her. Ich spiele darum.',
        ],
        [
          'vigga',
          'Schlagen musst du mich nicht; das tut niemand. Komm gleich hinter mir ins Ziel, vor den beiden da, dann blättere ich um.',
        ],
        ['odda', 'Die beiden da sind wir!'],
      ],
      done: [
        [
          'vigga',
          'Seite vierhundertzwölf. „An H. Eisenstill, für sein Schweigen.“ Ich dachte, es ginge um das übliche Schweigen.',
        ],
      ],
      bright: [
        'vigga',
        'Und geschlagen. Mit einer Handvoll Papieren. Ich müsste etwas aufschreiben und weiß zum ersten Mal nicht, was.',
      ],
      failed: [['vigga', 'Das Buch bleibt zu. Den Einband darfst du ansehen. Es ist ein sehr guter Einband.']],
    },
    'glueck-auf': {
      title: 'Eisenstill',
      echo: {
        of: 'ledger',
        lit: [
          'mother-orla',
          'Hask hat also die Laternen ausgeblasen. Frag ihn, warum. Und nimm dir etwas zu tun mit, bis er antwortet.',
        ],
        dark: [
          'mother-orla',
          'Das Kassenbuch blieb zu, aber diese Stiefel kenne ich. Hask. Er war es. Ich wüsste gern, warum.',
        ],
      },
      before: [
        ['hask', 'Grab.'],
        [
          'pim',
          'Er sagt, er antwortet jedem, der nicht als Letzter aus dem blinden Stollen kommt. Glaub ich jedenfalls. Er hat „Grab“ gesagt und traurig geschaut.',
        ],
        ['pim', 'Keiner weiß, was dort passiert, wenn ein Stapel leer wird. Ich hab eine zweite Kerze eingepackt.'],
      ],
      done: [
        ['hask', 'Dort unten kommt etwas zum Licht. Ich habe die Laternen gelöscht, damit es schläft.'],
        ['pim', 'Das waren vierzehn Wörter! … Da kommt WAS?'],
      ],
      bright: [
        'hask',
        'Du gräbst, als würdest du zuhören. Nimm alle mit hinunter und zünde die letzte an. Es ist Zeit.',
      ],
      failed: [['hask', 'Mehr.']],
    },
    'deep-city': {
      title: 'Die tiefe Stadt',
      before: [
        [
          'vigga',
          'Unter der Stadt liegt eine zweite. Leere Truhen, fester Boden, Gold in den Wänden. Wer hier gewohnt hat, ist in guter Ordnung gegangen und hat abgeschlossen.',
        ],
        [
          'tilda',
          'Die Türen öffnen sich für Anteilseigner. Nicht für alle. Ich habe den Aushang gelesen; es ist ein sehr grober Aushang.',
        ],
        ['grum', 'Zwei Türen, vier von uns. Gefällt mir nicht. Gefällt mir jetzt schon nicht.'],
      ],
      done: [['tilda', 'Die Tür kannte deinen Namen. Ich mag keine Türen, die Namen kennen, aber offen ist offen.']],
      bright: [
        'vigga',
        'Dir gehört mehr von dieser Stadt als irgendwem, der lebt. Die anderen lasse ich aus Taktgefühl weg.',
      ],
      failed: [['grum', 'Zu. Auf meinem Bart. Geh noch mal rum und halt sie mir auf.']],
    },
    'last-oath': {
      title: 'Der letzte Eid',
      before: [
        [
          'mother-orla',
          'Keine Karten, kein Licht als deins, und vielleicht wünscht sich eine oder einer von uns, um unser aller willen, dass wir nie ankommen. Ich war das einmal. Es war nicht schön.',
        ],
        ['grum', 'Ich bin’s nicht. Ich würd’s sagen, dann würd ich’s tun, und dann würd ich mich beschweren.'],
        ['hask', 'Schwör.'],
      ],
      done: [['mother-orla', 'Du hast ihn gehalten. Die meisten halten einen Eid bis zur ersten Sackgasse.']],
      bright: ['hask', 'Du hast kaum etwas von uns zerbrochen. Das habe ich bemerkt.'],
      failed: [['grum', 'Verirrt, im Dunkeln, unter Freunden. Geht mir an jedem Geburtstag so.']],
    },
    'first-lantern': {
      title: 'Die erste Laterne',
      echo: {
        of: 'last-oath',
        lit: [
          'hask',
          'Es ist wach. Es hat zugesehen, wie deine Lichter herunterkamen, eins nach dem anderen. Ich glaube, es hat mitgezählt.',
        ],
        dark: [
          'hask',
          'Es ist wach. Es weiß, dass du wenig Licht mitbringst. Es ist wohl näher gerückt, damit du besser siehst.',
        ],
      },
      before: [
        [
          'mother-orla',
          'Da hängt sie. Die erste Laterne, die hier unten je gebrannt hat. Und darunter wer, den sie zum Aufpassen dagelassen haben.',
        ],
        [
          'mother-orla',
          'So hoch reicht nur eine Hand mit genug Schmuck daran; eitel waren sie, die Gründer. Das Wasser steigt. Halt mit mir Schritt, Liebes. Gleich hinter mir genügt.',
        ],
        ['odda', 'Ich hab ihm ein Brot mitgebracht. Wer es auch ist. Es wartet doch schon so lange.'],
      ],
      done: [
        [
          'mother-orla',
          'Sie brennt. … Oh. Schau es dir an. Es ist bloß alt und ganz klein, und es hat hier so schön sauber gehalten.',
        ],
        [
          'pim',
          'Es will wissen, wer gewonnen hat. Ich hab gesagt: du. Es sagt, es kennt diese Mine schon, und ob wir Tee möchten.',
        ],
      ],
      bright: [
        'mother-orla',
        'Auf der letzten Stufe hast du mich überholt. Ich lasse niemanden vorbei. Dich habe ich auch nicht gelassen. Nimm meinen Stuhl.',
      ],
      failed: [
        [
          'mother-orla',
          'Das Wasser war schneller. Hinauf, alle miteinander. Es hat tausend Jahre gewartet, es wartet auch, bis wir trocken sind.',
        ],
      ],
    },
  },
};
