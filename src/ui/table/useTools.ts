import type { Area } from '../../engine/show';
import { useText } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import type { Open } from './Sheets';
import type { Tool } from './Tools';
import type { Choosing } from './useChoosing';

type Input = {
  look: Look;
  choosing: Choosing;
  shares: Area | undefined;
  /** Whether what can always be done is laid out; null where the game has nothing like it. */
  basic: boolean | null;
  onBasic: (basic: boolean) => void;
  onOpen: (open: Open) => void;
  send: (event: TableEvent) => void;
};

/** The tools that every table has. */
export function useTools({ look, choosing, shares, basic, onBasic, onOpen, send }: Input): readonly Tool[] {
  const text = useText();
  const { choices, act } = choosing;
  return [
    {
      mark: 'undo',
      name: text('table.tool.undo'),
      label: text('table.undo'),
      isOff: !look.canUndo,
      onPress: () => {
        // What was taken back does not go on by itself again.
        act({ do: 'cancel' });
        send({ type: 'UNDO' });
      },
    },
    {
      mark: 'choices',
      name: text('table.tool.choices'),
      label: text('table.choices', { count: choices.length }),
      isOff: choices.length === 0,
      onPress: () => act({ do: 'offer', choices }),
    },
    ...(basic === null
      ? []
      : [
          {
            mark: 'acts' as const,
            name: text('table.tool.basics'),
            label: text('table.basics'),
            isOn: basic,
            isOff: look.screen !== 'choose',
            onPress: () => onBasic(!basic),
          },
        ]),
    {
      mark: shares ? 'shares' : 'piles',
      name: text(shares ? 'table.tool.shares' : 'table.tool.piles'),
      label: text(shares ? 'table.shares' : 'table.market'),
      onPress: () => onOpen(shares ? { what: 'shares' } : { what: 'seat', seat: -1 }),
    },
    { mark: 'log', name: text('table.log'), label: text('table.log'), onPress: () => onOpen({ what: 'log' }) },
  ];
}
