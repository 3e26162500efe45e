import type { Language } from '../engine/show';

/** What the app does with data, in words that also stand in the stores (assets/store/privacy.md). */
export const PRIVACY: Readonly<Record<Language, readonly { readonly title: string; readonly text: string }[]>> = {
  en: [
    {
      title: 'In short',
      text: 'Pick & Lantern collects nothing and sends nothing. There is no account, no advertising, no tracking and no purchases.',
    },
    {
      title: 'What is kept, and where',
      text: 'Your games, the names you give to players, your statistics and your settings are kept in a file on this device, where only the app reads them. Nobody else gets to see them, not even us.',
    },
    {
      title: 'The network',
      text: 'The app for phones cannot reach the network: on Android it does not even have the permission. In a browser it is loaded from the place you opened it from, and after that asks that place only for newer versions of itself.',
    },
    {
      title: 'When you pass a game on',
      text: 'A game becomes a file only if you ask for it, and goes only where you send it. The file holds the moves and the names of the players.',
    },
    {
      title: 'Backups',
      text: 'If your device makes backups, the file with your games may be part of them, as you have set it there. That is between you and the maker of your device.',
    },
    {
      title: 'Deleting',
      text: 'Each game can be deleted in the app. Removing the app, or clearing the data of its page in the browser, removes everything.',
    },
    {
      title: 'Permissions',
      text: 'The app can make the phone vibrate, if you like that. It asks for nothing else: no camera, no microphone, no location, no contacts.',
    },
  ],
  de: [
    {
      title: 'Kurz gesagt',
      text: 'Pick & Lantern sammelt nichts und sendet nichts. Es gibt kein Konto, keine Werbung, kein Tracking und keine Käufe.',
    },
    {
      title: 'Was wo aufbewahrt wird',
      text: 'Deine Spiele, die Namen der Mitspielenden, deine Statistik und deine Einstellungen liegen in einer Datei auf diesem Gerät, in der nur die App liest. Niemand sonst bekommt sie zu sehen, auch wir nicht.',
    },
    {
      title: 'Das Netz',
      text: 'Die App für Handys kann nicht ins Netz: Auf Android hat sie nicht einmal die Berechtigung. Im Browser wird sie von dort geladen, wo du sie geöffnet hast, und fragt danach nur dort nach neueren Versionen ihrer selbst.',
    },
    {
      title: 'Wenn du ein Spiel weitergibst',
      text: 'Ein Spiel wird nur dann zur Datei, wenn du es willst, und geht nur dorthin, wohin du es schickst. Die Datei enthält die Züge und die Namen der Mitspielenden.',
    },
    {
      title: 'Sicherungen',
      text: 'Macht dein Gerät Sicherungen, kann die Datei mit deinen Spielen darin sein, so wie du es dort eingestellt hast. Das ist eine Sache zwischen dir und dem Hersteller deines Geräts.',
    },
    {
      title: 'Löschen',
      text: 'Jedes Spiel lässt sich in der App löschen. Wer die App entfernt oder im Browser die Daten ihrer Seite löscht, entfernt alles.',
    },
    {
      title: 'Berechtigungen',
      text: 'Die App kann das Handy vibrieren lassen, wenn du das magst. Um mehr bittet sie nicht: keine Kamera, kein Mikrofon, kein Standort, keine Kontakte.',
    },
  ],
};
