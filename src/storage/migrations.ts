/** What each version of the schema adds, from the first; a step that was released is never changed. */
export const MIGRATIONS: readonly string[] = [
  `create table setting (
     name text primary key,
     value text not null
   ) strict, without rowid`,
];
