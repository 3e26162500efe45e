import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../../canvas/light';
import type { Move, Seat } from '../../../engine/game';
import type { Scene } from '../../../engine/show';
import { useLanguage, useText } from '../../../i18n/language';
import type { Raised } from '../../../table/flat';
import type { Look } from '../../../table/look';
import { Turned, type Box } from '../../Turned';
import type { TableProps } from '../TableScreen';
import { secretsIn } from '../telling/ResultScreen';
import { plannedName } from '../plan/planned';
import { before, type Edge } from './around';
import { EdgePlace } from './EdgePlace';
import { EdgeSays } from './EdgeSays';
import { Grip } from './Grip';
import { Meanwhile } from './Meanwhile';
import { NOTHING_MEANT, touched, underHand, type Under } from './meaning';
import { UnderHand, type Feel } from './UnderHand';

type Props = Pick<TableProps, 'show' | 'places' | 'look' | 'log' | 'send'> & {
  names: readonly string[];
  edge: Edge;
  screen: Box;
  /** How much larger than usual people read. */
  scale: number;
  /** The table as everybody sees it. */
  scene: Scene;
  /** Whose turn it is to do something. */
  acting: Seat | -1;
  /** Whether whoever sits here can be meant by a touch, and what that does. */
  isMeant: boolean;
  onMean: () => void;
  /** Makes moves that belong together. */
  onChoose: (moves: readonly Move[]) => void;
};

/** When whoever is asked needs their cards. */
const WANTED: readonly Look['screen'][] = ['choose', 'result', 'private'];

/** The paper for what is looked at meanwhile. */
const LONG = 380;
const TALL = 290;

/** Somebody at their edge: their place, what they say, their cards under their own hand, and what they read meanwhile. */
export function Sitter(props: Props) {
  const { show, places, look, log, send, names, edge, screen, scale, scene, acting, isMeant, onMean } = props;
  const { seat, turn } = edge;
  const words = show.words[useLanguage()];
  const text = useText();
  const [reading, setReading] = useState(false);
  const { raised, under, feel, onTouch, onSlide, onLetGo } = useCards(props);
  const place = places[seat];
  if (!place) return null;
  const isPerson = look.bots[seat] === null;
  const speaks = look.callable.includes(seat) || (look.screen === 'private' && look.wanted === seat);
  const close = () => setReading(false);
  const [room, deepest] = turn % 2 === 0 ? [screen.width, screen.height] : [screen.height, screen.width];
  const long = under ? longFor(under, scale, room) : 0;
  // What cannot be done any more is not spoken of.
  const plannedHere = (view: Raised['view'], key: string): string | null => {
    const what = under?.usable.has(key) ? plannedName(show.scene(view, seat), words, key) : null;
    return what === null ? null : text('plan.yours', { what });
  };
  const askedOf = ({ options, view, plan }: Raised): string | null =>
    options.length === 0
      ? null
      : ((plan === null ? null : plannedHere(view, plan)) ??
        (look.screen === 'private' ? text('flat.react.you') : words.prompt(view, names, seat)));
  const asks = raised ? askedOf(raised) : null;
  const secrets = raised ? secretsIn(words.tell(raised.view, raised.news, names, seat)).slice(-LINES) : [];
  return (
    <>
      {reading && !raised && (
        <Turned isOver turn={turn} box={before(edge, screen, LONG * scale, TALL * scale)}>
          <Meanwhile {...{ place, scene, log, names, words }} view={look.view} onClose={close} />
        </Turned>
      )}
      {raised && under && (
        <Turned turn={turn} isOver box={before(edge, screen, long, deepest)}>
          <UnderHand
            {...{ place, under, words, feel, onTouch, scale, long }}
            isAsked={raised.options.length > 0}
            deeds={secrets}
            asks={asks}
          />
        </Turned>
      )}
      <Turned turn={turn} box={edge}>
        <EdgePlace
          {...{ place, words, isMeant }}
          badges={scene.badges[seat] ?? []}
          width={turn % 2 === 0 ? edge.width : edge.height}
          decides={acting === seat}
          onPress={() => (isMeant ? onMean() : setReading(!reading))}
          says={isPerson && speaks ? <EdgeSays {...{ look, send, seat }} name={place.name} /> : undefined}
          grip={
            isPerson && !look.isOpen ? (
              <Grip
                name={place.name}
                isUp={raised !== undefined}
                isWanted={look.wanted === seat && WANTED.includes(look.screen)}
                onRaise={() => send({ type: 'RAISE', seat })}
                onLower={() => send({ type: 'LOWER', seat })}
                {...{ onSlide, onLetGo }}
              />
            ) : null
          }
        />
      </Turned>
    </>
  );
}

/** So much of what came to light is told, the latest; and how wide a card is. */
const LINES = 5;
const WIDTH = 68;

/** How long the paper is that somebody's cards lie on, where there is so much room along the edge. */
const longFor = ({ cards }: Under, scale: number, room: number): number =>
  Math.min(room, Math.max(330 * scale, Math.min(cards.length, 7) * WIDTH + 26));

/** A finger that goes on over a card without resting there means another: so long it rests, in milliseconds. */
const RESTS = 140;

/** Their cards while they hold them: what is touched there, slid to, and let go of. */
function useCards({ show, look, names, edge, send, onChoose }: Props) {
  const text = useText();
  const words = show.words[useLanguage()];
  const { seat } = edge;
  const [meant, setMeant] = useState(NOTHING_MEANT);
  const feel = useRef<Feel | null>(null);
  const slid = useRef<string | null>(null);
  const says = {
    lay: text('flat.lay'),
    pay: text('table.settle'),
    pin: text('plan.pin'),
    unpin: text('plan.unpin'),
  };
  const raised = look.raised.find((each) => each.seat === seat);
  const under = raised ? underHand({ show, words, names, look, raised, meant, ...says }) : null;
  const onTouch = (key: string) => {
    const way = under?.ways.find((each) => each.key === key);
    if (!way) {
      if (raised) setMeant(touched(show, raised, meant, key));
      return;
    }
    setMeant(NOTHING_MEANT);
    if (way.does === 'plan') return send({ type: 'PLAN', seat, what: way.what });
    if (way.does === 'lay') send({ type: 'LAY', card: way.card });
    else onChoose(way.moves);
    send({ type: 'LOWER', seat });
  };
  const isCard = (key: string): boolean => under?.usable.has(key) ?? false;
  const rest = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stir = () => {
    if (rest.current !== null) clearTimeout(rest.current);
    rest.current = null;
  };
  useEffect(() => stir, []);
  /** A card that the finger comes to is lifted; another instead of it once the finger rests there. */
  const onSlide = (at: Point) =>
    feel.current?.(at, (key) => {
      if (slid.current === key) return;
      slid.current = key;
      stir();
      if (key === null || !isCard(key) || under?.tally !== null) return;
      const lift = () => setMeant((was) => ({ ...was, card: key }));
      if (under.lifted.length === 0) lift();
      else rest.current = setTimeout(lift, RESTS);
    });
  const onLetGo = (at: Point) => {
    const down = () => send({ type: 'LOWER', seat });
    slid.current = null;
    stir();
    if (!feel.current) return down();
    feel.current(at, (key) => {
      const isWay = under?.ways.some((way) => way.key === key) ?? false;
      if (key !== null && (isWay || under?.tally !== null)) onTouch(key);
      down();
    });
  };
  return { raised, under, feel, onTouch, onSlide, onLetGo };
}
