import { useEffect, useMemo, useState } from 'react';
import { sameMove } from '../../engine/frames';
import type { Claim, Puzzles } from '../../engine/claim';
import type { Game, Happening } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import type { Dig, Working } from '../../table/claim';
import type { TableEvent } from '../../table/events';
import { Button } from '../Button';
import { Coach, type Mood } from '../learn/Coach';
import { still, useCoachedTable } from '../learn/useCoachedTable';
import { Page } from '../Page';
import type { Guide } from '../table/choosing';
import { TableScreen } from '../table/TableScreen';
import type { Tool } from '../table/Tools';
import type { Place } from '../table/top';
import { ClaimMenu } from './ClaimMenu';
import { useClaimWords } from './useClaimWords';

export type ClaimWays = {
  onLeave: () => void;
  onRule: (rule?: string) => void;
  /** To the next claim that is not solved; null behind the last. */
  onNext: (() => void) | null;
};

type Props = {
  game: Game;
  show: Show;
  puzzles: Puzzles;
  claim: Claim;
  places: readonly Place[];
  dig: Dig;
  working: Working;
  ways: ClaimWays;
};

/** How long a step of the solution is looked at before the next, in milliseconds. */
const STEP = 1600;

const NOTHING: readonly Happening[] = [];
/** While it is not one’s own turn to try, nothing is pointed at and nothing is asked. */
const SPEAKING: Guide = { points: [], wants: null, speaks: true };

/** Who has set it looks on with a sly smile, and is pleased when it is solved. */
const MOODS: Readonly<Record<Working['standing'], Mood>> = {
  going: 'watch',
  lucky: 'astray',
  unsure: 'astray',
  missed: 'astray',
  solved: 'act',
};

/** A claim at the real table, with somebody beside it who has set it. */
export function ClaimTable({ game, show, puzzles, claim, places, dig, working, ways }: Props) {
  const text = useText();
  const language = useLanguage();
  const [isMenu, setMenu] = useState(false);
  const { setup } = claim;
  const { seat } = dig.opened;
  const table = useCoachedTable({ game, show, setup, seat, reacts: false, places, sitting: dig });
  const { standing, shows, hint, isShown } = working;
  const isMine = standing === 'going' && shows === null;
  // How the game came here is no part of the task; whoever wants to know it reads the log.
  const canUndo = working.steps > 0 && table.look.screen === 'choose';
  const look = useMemo(
    () => (isMine ? { ...table.look, recap: NOTHING, canUndo } : still(table.look)),
    [table.look, isMine, canUndo],
  );
  // A table that was set anew has nothing to go back to, and none goes back beyond what rivals did: the claim does.
  const send = (event: TableEvent): void =>
    event.type === 'UNDO' && !table.look.canUndo ? dig.takeBack() : table.send(event);
  useSolution(table, shows);
  const wanted = hint === 'lost' ? null : hint;
  const guide = useMemo(
    (): Guide | undefined =>
      wanted ? { points: [], wants: (move) => sameMove(move, wanted) } : isMine ? undefined : SPEAKING,
    [wanted, isMine],
  );
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  const said = useClaimWords({
    puzzles,
    claim,
    dig,
    working,
    names,
    move: (move) => show.words[language].move(table.look.view, move, names, seat),
  });
  const mood: Mood = shows ? 'read' : MOODS[standing];
  const button =
    standing === 'solved' ? (
      <Done isShown={isShown} dig={dig} ways={ways} />
    ) : standing === 'going' ? null : (
      <TakeBack dig={dig} />
    );
  const reminder = puzzles.words[language].goal(dig.ground.view, claim.goal, claim.turns, names);
  // While the turn goes on, what ends it stands where the way back would.
  const coach = (
    <Coach words={said} reminder={reminder} label={text('claims.grade', { grade: claim.grade })} mood={mood}>
      {hint === 'lost' && <TakeBack dig={dig} />}
    </Coach>
  );
  const tools: readonly Tool[] = [
    {
      mark: 'hint',
      name: text('claims.tool.hint'),
      label: text('claims.hint'),
      isOff: !isMine || look.screen !== 'choose',
      onPress: dig.hint,
    },
    { mark: 'menu', name: text('claims.tool.menu'), label: text('claims.menu'), onPress: () => setMenu(true) },
  ];
  return (
    <>
      {table.look.screen === 'over' ? (
        <Page title={text('claims.one')} onBack={ways.onLeave} banner={coach}>
          {button}
        </Page>
      ) : (
        <TableScreen
          {...{ show, places, look, guide, coach, tools }}
          onLeave={ways.onLeave}
          onRule={ways.onRule}
          send={send}
          log={table.log}
          aside={button}
        />
      )}
      {isMenu && <ClaimMenu dig={dig} ways={ways} onClose={() => setMenu(false)} />}
    </>
  );
}

/** Makes the steps of the solution one after the other, slowly enough to follow. */
function useSolution(
  { look, send }: Pick<ReturnType<typeof useCoachedTable>, 'look' | 'send'>,
  next: Working['shows'],
): void {
  const move = next && look.screen === 'choose' ? (look.options.find((one) => sameMove(one, next)) ?? null) : null;
  useEffect(() => {
    if (move === null) return;
    const timer = setTimeout(() => send({ type: 'CHOOSE', move }), STEP);
    return () => clearTimeout(timer);
  }, [move, send]);
}

function TakeBack({ dig }: { dig: Dig }) {
  const text = useText();
  return <Button kind="first" label={text('claims.takeBack')} onPress={dig.takeBack} />;
}

function Done({ isShown, dig, ways }: { isShown: boolean; dig: Dig; ways: ClaimWays }) {
  const text = useText();
  if (isShown) return <Button kind="first" label={text('claims.tryIt')} onPress={dig.restart} />;
  return ways.onNext ? (
    <Button kind="first" label={text('claims.next')} onPress={ways.onNext} />
  ) : (
    <Button kind="first" label={text('claims.all')} onPress={ways.onLeave} />
  );
}
