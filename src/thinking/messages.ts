/** The messages between the page and the bots' thread. */
import type { Task, Thought } from './tasks';

export type Order =
  { readonly id: number; readonly do: 'task'; readonly task: Task } | { readonly id: number; readonly do: 'cancel' };

export type Reply =
  /** The thread has loaded all it needs. */
  | { readonly is: 'ready' }
  | { readonly id: number; readonly is: 'thought'; readonly thought: Thought }
  | { readonly id: number; readonly is: 'progress'; readonly part: number }
  | { readonly id: number; readonly is: 'failure'; readonly message: string };
