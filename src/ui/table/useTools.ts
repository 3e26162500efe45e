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
  /** Whether what is touched next is looked at closely. */
  looking: boolean;
  onLooking: (looking: boolean) => void;
  onOpen: (open: Open) => void;
  send: (event: TableEvent) => void;
};

/** The tools that every table has. */
export function useTools({ look, choosing, shares, looking, onLooking, onOpen, send }: Input): readonly Tool[] {
  const text = useText();
  const { choices, offer } = choosing;
  return [
    {
      mark: 'undo',
      name: text('table.tool.undo'),
      label: text('table.undo'),
      isOff: !look.canUndo,
      onPress: () => send({ type: 'UNDO' }),
    },
    {
      mark: 'choices',
      name: text('table.tool.choices'),
      label: text('table.choices', { count: choices.length }),
      isOff: choices.length === 0,
      onPress: () => offer(choices),
    },
    {
      mark: 'look',
      name: text('table.tool.look'),
      label: text('table.look'),
      isOn: looking,
      onPress: () => onLooking(!looking),
    },
    {
      mark: shares ? 'shares' : 'piles',
      name: text(shares ? 'table.tool.shares' : 'table.tool.piles'),
      label: text(shares ? 'table.shares' : 'table.market'),
      onPress: () => onOpen(shares ? { what: 'shares' } : { what: 'seat', seat: -1 }),
    },
    { mark: 'log', name: text('table.log'), label: text('table.log'), onPress: () => onOpen({ what: 'log' }) },
  ];
}
