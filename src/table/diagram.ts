/** The statechart as a picture in text (Mermaid), made from the machine itself. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';

const idOf = (node: AnyStateNode): string => node.id.replace(/[^a-zA-Z0-9]/g, '_');

/** What leads along an arrow, short enough to be read. */
function label(event: string): string {
  if (event === '') return '';
  const after = /^xstate\.after\.(.+?)\.table/.exec(event);
  if (after) return `after ${after[1]}`;
  const done = /^xstate\.(done|error)\.actor\./.exec(event);
  return done ? (done[1] === 'done' ? 'done' : 'fails') : event;
}

function arrows(node: AnyStateNode): string[] {
  const transitions = [...node.transitions.values()].flat().concat(node.always ?? []);
  const lines = transitions.flatMap((transition) =>
    (transition.target ?? []).map((target) => {
      const words = label(transition.eventType);
      return `${idOf(node)} --> ${idOf(target)}${words === '' ? '' : ` : ${words}`}`;
    }),
  );
  return [...new Set(lines)];
}

function region(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  if (children.length === 0) return [`${indent}state "${node.key}" as ${idOf(node)}`];
  const inside = `${indent}  `;
  const first = node.initial?.target[0];
  return [
    `${indent}state "${node.key}" as ${idOf(node)} {`,
    ...(first ? [`${inside}[*] --> ${idOf(first)}`] : []),
    ...children.flatMap((child, at) => [
      ...(node.type === 'parallel' && at > 0 ? [`${inside}--`] : []),
      ...region(child, inside),
    ]),
    ...children.flatMap((child) => arrows(child).map((line) => `${inside}${line}`)),
    `${indent}}`,
  ];
}

/** The whole chart as a Mermaid state diagram. */
export const diagram = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...region(machine.root, '  ')].join('\n');
