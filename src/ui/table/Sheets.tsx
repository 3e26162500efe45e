import type { Happening, Seat, State } from '../../engine/game';
import type { Area, Attempt, Scene, ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { Words } from '../Words';
import { Chronicle } from './Chronicle';
import { CloseUp } from './CloseUp';
import { SeatSheet } from './SeatSheet';
import { Shares } from './Shares';
import { Trails } from './telling/Trails';
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
  log: readonly Happening[];
  /** To whom the log says "you". */
  reader: Seat | -1;
  /** The table as the one who looks sees it. */
  view: State;
  names: readonly string[];
  choosing: Choosing;
  attempts: () => readonly Attempt[];
  onRule?: ((rule: string) => void) | undefined;
  /** Whatever is touched next is looked at closely. */
  onLook: () => void;
  onClose: () => void;
};

const LINES = 80;

/** What lies over the table: a card closely, a player's things, the log, or a list to choose from. */
export function Sheets({
  open,
  scene,
  shares,
  log,
  reader,
  view,
  names,
  choosing,
  attempts,
  onRule,
  onLook,
  onClose,
}: Props) {
  const text = useText();
  const { words, places } = useTop();
  const { choices, offered, act } = choosing;
  if (offered)
    return (
      <Sheet
        title={offered === choices ? text('table.choices', { count: choices.length }) : text('table.offer')}
        onClose={onClose}
      >
        {offered.map((choice, i) => (
          <Button key={i} label={choice.label} onPress={() => act({ do: 'take', choice })} />
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
      return (
        <SeatSheet
          {...{ scene, onClose, onLook }}
          seat={open.seat}
          trail={words.trail?.(log, names)[open.seat] ?? []}
        />
      );
    case 'shares':
      return shares ? (
        <Sheet title={words.area(shares.kind)} onClose={onClose}>
          <Shares area={shares} />
          <Button symbol="magnifying-glass" label={text('table.look')} onPress={onLook} />
        </Sheet>
      ) : null;
    case 'log': {
      const trails = words.trail?.(log, names) ?? [];
      return (
        <Sheet title={text('table.log')} onClose={onClose}>
          {trails.some((trail) => trail.length > 0) && (
            <>
              <Words kind="strong" color="accent">
                {text('table.trail')}
              </Words>
              <Trails {...{ trails, places }} />
            </>
          )}
          <Chronicle {...{ log, view, names }} eye={reader} lines={LINES} />
        </Sheet>
      );
    }
  }
}
