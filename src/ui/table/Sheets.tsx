import type { Happening, Seat } from '../../engine/game';
import type { Area, Attempt, Scene, ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { Chronicle } from './Chronicle';
import { CloseUp } from './CloseUp';
import { SeatSheet } from './SeatSheet';
import { Shares } from './Shares';
import { useTop } from './top';
import type { Choosing } from './useChoosing';

/** What is open over the table. */
export type Open =
  | { readonly what: 'card'; readonly card: ShownCard; readonly place: string | undefined }
  | { readonly what: 'seat'; readonly seat: Seat | -1 }
  | { readonly what: 'shares' }
  | { readonly what: 'log' };

type Props = {
  open: Open | null;
  scene: Scene;
  /** Cards of which everybody has some, if the game has such. */
  shares: Area | undefined;
  /** Who looks. */
  seat: Seat;
  log: readonly Happening[];
  names: readonly string[];
  choosing: Choosing;
  attempts: () => readonly Attempt[];
  onRule?: ((rule: string) => void) | undefined;
  onClose: () => void;
};

const LINES = 80;

/** What lies over the table: a card closely, a player's things, the log, or a list to choose from. */
export function Sheets({ open, scene, shares, seat, log, names, choosing, attempts, onRule, onClose }: Props) {
  const text = useText();
  const { words } = useTop();
  const { choices, offered, place } = choosing;
  if (offered)
    return (
      <Sheet
        title={offered === choices ? text('table.choices', { count: choices.length }) : text('table.offer')}
        onClose={onClose}
      >
        {offered.map((choice, i) => (
          <Button key={i} label={choice.label} onPress={() => place(choice)} />
        ))}
      </Sheet>
    );
  switch (open?.what) {
    case undefined:
      return null;
    case 'card': {
      const why = attempts().find(({ key }) => key === open.card.key)?.why ?? null;
      return (
        <CloseUp
          card={open.card}
          words={words}
          place={open.place}
          why={why === null ? null : words.reason(why)}
          onRule={onRule}
          onClose={onClose}
        />
      );
    }
    case 'seat':
      return <SeatSheet scene={scene} seat={open.seat} own={seat} onClose={onClose} />;
    case 'shares':
      return shares ? (
        <Sheet title={words.area(shares.kind)} onClose={onClose}>
          <Shares area={shares} />
        </Sheet>
      ) : null;
    case 'log':
      return (
        <Sheet title={text('table.log')} onClose={onClose}>
          <Chronicle log={log} names={names} lines={LINES} />
        </Sheet>
      );
  }
}
