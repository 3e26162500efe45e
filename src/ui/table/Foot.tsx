import type { ReactNode } from 'react';
import { useText } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import type { Arranged } from './arranged';
import { Buttons, labelOf, PayBar, PlaceBar } from './Bars';
import { Controls } from './Controls';
import { Hand } from './Hand';
import { Market } from './Market';
import { Prompt } from './Prompt';
import type { Room } from './room';
import { Row } from './Row';
import { SavingTrouble } from './SavingTrouble';
import { useTop } from './top';
import type { Choosing } from './useChoosing';

/** So many letters fit into a button beside the prompt, and into the prompt beside a button. */
const SHORT = 20;
const BRIEF = 56;

type Props = {
  arranged: Arranged;
  room: Room;
  look: Look;
  choosing: Choosing;
  /** What the table says now. */
  told: string;
  /** Whose hand it is. */
  name: string;
  aside?: ReactNode;
  onRule?: ((rule: string) => void) | undefined;
  send: (event: TableEvent) => void;
};

/** Everything that is chosen with: the market, what lies in front, what is asked, the hand, and buttons for the rest. */
export function Foot({ arranged, room, look, choosing, told, name, aside, onRule, send }: Props) {
  const text = useText();
  const { words, places } = useTop();
  const { market, own, hand, controls, loose } = arranged;
  const { draft, paying, touched, next } = choosing;
  // A single button with a short name has its place in the prompt, so that nothing moves when it comes or goes.
  const inPrompt =
    draft === null &&
    paying === null &&
    loose.length + Math.min(1, touched.length) === 1 &&
    told.length <= BRIEF &&
    loose.every((key) => labelOf(words, choosing, key).length <= SHORT);
  return (
    <>
      {market.length > 0 && <Market areas={market} width={room.pane} />}
      {own.length > 0 && <Row areas={own} width={room.pane} />}
      <SavingTrouble saving={look.saving} send={send} />
      <Prompt
        words={told}
        place={places[look.decider]}
        why={choosing.why}
        onRule={onRule}
        onForgive={choosing.forgive}
        small={room.isLow}
      >
        {inPrompt ? <Buttons choosing={choosing} keys={loose} /> : aside}
      </Prompt>
      {hand.length > 0 && <Hand cards={hand} label={text('table.hand', { name })} width={room.pane} card={room.hand} />}
      {draft ? (
        <PlaceBar choosing={choosing} />
      ) : paying ? (
        <PayBar choosing={choosing} />
      ) : (
        !inPrompt && <Buttons choosing={choosing} keys={loose} />
      )}
      {look.screen === 'choose' && <Controls controls={controls} next={next} width={room.pane} />}
    </>
  );
}
