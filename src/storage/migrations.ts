/** What each version of the schema adds, from the first; a step that was released is never changed. */
export const MIGRATIONS: readonly string[] = [
  `create table setting (
     name text primary key,
     value text not null
   ) strict, without rowid`,
  // A row that was altered outside SQLite's control no longer fits its seal.
  `create table game (
     id text primary key,
     game text not null,
     version integer not null,
     setup text not null,
     seal text not null,
     players text not null,
     title text,
     created_at integer not null,
     updated_at integer not null,
     move_count integer not null,
     last_fingerprint text not null,
     end_seal text not null,
     summary text not null,
     standings text,
     damage text,
     deleted_at integer
   ) strict, without rowid;
   create table move (
     game text not null references game (id) on delete cascade,
     at integer not null,
     move text not null,
     seal text not null,
     primary key (game, at)
   ) strict, without rowid;
   create table snapshot (
     game text not null references game (id) on delete cascade,
     at integer not null,
     state text not null,
     seal text not null,
     primary key (game, at)
   ) strict, without rowid`,
  // For the count: who began at each seat, and whether the game was over when it was taken in.
  `alter table game add column kinds text;
   alter table game add column elsewhere integer not null default 0`,
];

/** The tables as the last version has them. */
export const TABLES = {
  setting: { name: 'text', value: 'text' },
  game: {
    id: 'text',
    game: 'text',
    version: 'integer',
    setup: 'text',
    seal: 'text',
    players: 'text',
    title: 'text',
    created_at: 'integer',
    updated_at: 'integer',
    move_count: 'integer',
    last_fingerprint: 'text',
    end_seal: 'text',
    summary: 'text',
    standings: 'text',
    damage: 'text',
    deleted_at: 'integer',
    kinds: 'text',
    elsewhere: 'integer',
  },
  move: { game: 'text', at: 'integer', move: 'text', seal: 'text' },
  snapshot: { game: 'text', at: 'integer', state: 'text', seal: 'text' },
} as const;

export type Table = keyof typeof TABLES;
