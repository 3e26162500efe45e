/** Was jemand ankündigt, als Absicht: „will schürfen“. */
import { names, verbs } from './cards.de';
import { name as nameOf } from './phrases.de';

/** „schürfen: Stapel östlich von Anna“; „das Vereiteln von Ben verhindern“. */
export function wish(what: string): string {
  const at = what.indexOf(': ');
  const [called, to] = at < 0 ? [what, ''] : [what.slice(0, at), what.slice(at + 2)];
  if (called === names.thwart && to !== '') return thwarting(to);
  const wanted = Object.entries(verbs).find(([verb]) => nameOf(verb) === called)?.[1].wish;
  if (wanted === undefined) return what;
  return to === '' ? wanted : `${wanted}: ${to}`;
}

/** Who thwarts a Thwart wants to keep it from happening. */
const THWART = `„${names.thwart}“`;

function thwarting(target: string): string {
  if (target === `dein ${THWART}`) return 'dein Vereiteln verhindern';
  return target.startsWith(`${THWART} von `)
    ? `das Vereiteln von ${target.slice(`${THWART} von `.length)} verhindern`
    : `${target} vereiteln`;
}
