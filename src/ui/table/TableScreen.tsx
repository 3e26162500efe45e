import { useMemo, type ReactNode } from 'react';
import type { Happening } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useLanguage } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { CallScreen } from './CallScreen';
import { Curtain } from './Curtain';
import { Tabletop } from './Tabletop';
import { rungsOf } from './rungs';
import type { Tool } from './Tools';
import type { Place } from './top';
import type { Guide } from './useChoosing';

export type { Place } from './top';

export type TableProps = {
  show: Show;
  places: readonly Place[];
  look: Look;
  log: readonly Happening[];
  send: (event: TableEvent) => void;
  onLeave: () => void;
  /** Opens the rules at a section. */
  onRule?: (rule: string) => void;
  /** Tools that the table itself knows nothing of, like a hint or a menu. */
  tools?: readonly Tool[];
  /** What a coach says, beside the mine, and what the coach points at. */
  coach?: ReactNode;
  guide?: Guide | undefined;
  /** What stands in the prompt while nobody who looks has to press anything. */
  aside?: ReactNode;
};

/** A table being played at: whatever the one who looks may see and do now. */
export function TableScreen(props: TableProps) {
  const { show, places, look, send } = props;
  const words = show.words[useLanguage()];
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  switch (look.screen) {
    case 'curtain': {
      const place = places[look.wanted] ?? places[0];
      return place ? <Curtain {...place} onReveal={() => send({ type: 'REVEAL' })} /> : null;
    }
    case 'call': {
      return (
        <CallScreen
          rungs={rungsOf(look, words, places)}
          seats={look.callable.flatMap((seat) => {
            const place = places[seat];
            return place ? [{ seat, ...place }] : [];
          })}
          isRipe={look.isRipe}
          onObject={(seat) => send({ type: 'OBJECT', seat })}
          onNobody={() => send({ type: 'NOBODY_OBJECTS' })}
        />
      );
    }
    case 'over':
      return null;
    case 'choose':
    case 'watch':
    case 'private':
      return <Tabletop {...props} names={names} />;
  }
}
