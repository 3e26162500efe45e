import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Happening } from '../../../engine/game';
import type { Ceremony, Deed, Show } from '../../../engine/show';
import { useLanguage, useText } from '../../../i18n/language';
import type { TableEvent } from '../../../table/events';
import type { Look } from '../../../table/look';
import { useCouncil, type Council } from '../host/useCouncil';
import { useForeman, type Foreman } from '../host/useForeman';
import { useTalk, type Talk } from '../host/useTalk';
import type { Place } from '../top';
import { useSpoken, type Spoken } from './Speech';

type Input = {
  show: Show;
  look: Look;
  log: readonly Happening[];
  places: readonly Place[];
  names: readonly string[];
  /** The people who have never played this game here. */
  newcomers: readonly string[];
  /** How long each of several deeds stands; null: until somebody taps. */
  beat: number | null;
  /** All of it has been told, in words or in pictures alone: from here on the table counts the time. */
  onTold: (said: boolean) => void;
  send: (event: TableEvent) => void;
};

/** What is told at the open table: which deed now, and whether it is celebrated over the whole screen. */
export interface Moment {
  readonly deed: Deed | undefined;
  readonly ceremony: Deed | null;
  /** What is celebrated now or after it: nothing shows it before. */
  readonly ahead: readonly Ceremony[];
  /** What a bot says about it. */
  readonly spoken: Spoken | null;
  readonly at: number;
  readonly of: number;
  /** Goes on to the next deed, or to whoever is next; by itself, or because somebody says so. */
  readonly goOn: (isSaid?: boolean) => void;
  readonly skip: () => void;
}

const NOTHING: readonly Deed[] = [];
const NONE_AHEAD: readonly Ceremony[] = [];

const nameOf = (deeds: readonly Deed[]): string => deeds.map(({ seat, line }) => `${seat} ${line}`).join('\n');

/** The same deeds as long as they say the same, so that what is being told is not begun anew. */
function useSteady(deeds: readonly Deed[]): readonly Deed[] {
  const [kept, setKept] = useState(deeds);
  if (kept === deeds || nameOf(kept) === nameOf(deeds)) return kept;
  setKept(deeds);
  return deeds;
}

/** What is told at the table, and by whom. */
export interface Told {
  readonly moment: Moment | null;
  readonly foreman: Foreman;
  readonly council: Council;
  readonly talk: Talk;
}

/**
 * Tells what was done, deed by deed, while the table shows a moment; null while it does not. Where the Foreman hosts, a deed
 * stands until he has said it.
 */
export function useMoment({ show, look, log, places, names, newcomers, beat, onTold, send }: Input): Told {
  const words = show.words[useLanguage()];
  const text = useText();
  const isOn = look.screen === 'moment';
  const { view, news, holder, isLight, goes } = look;
  const told = useMemo(
    () => (isOn ? words.tell(view, news, names, holder) : NOTHING),
    [isOn, words, view, news, names, holder],
  );
  const deeds = useSteady(told);
  const [step, setStep] = useState({ deeds, at: 0, isOver: false });
  const { at, isOver } = step.deeds === deeds ? step : { at: 0, isOver: false };
  const deed = deeds[at];
  const ceremony = isOn && !isOver && deed && deed.ceremony !== null ? deed : null;
  const spoken = useSpoken({ show, look, places, deeds, at });
  const council = useCouncil(look, deed);
  // Nothing is said of what comes to light before people have had their say, nor where bots act faster than anybody speaks.
  const isUnsaid = council.isOn || beat === 0;
  const talk = useTalk(show, look, log, names);
  const asks = useMemo(() => {
    if (talk.isOn) return [text('talk.title'), text('council.question')];
    if (!council.isOn) return null;
    const voter = names[council.voter];
    return voter === undefined
      ? [text('council.title'), text('council.question')]
      : [`${voter}.`, text('council.secret')];
  }, [talk.isOn, council.isOn, council.voter, names, text]);
  const foreman = useForeman({ show, look, names, deed: isUnsaid ? undefined : deed, newcomers, asks });
  const { isSpeaking } = foreman;
  const isLast = at >= deeds.length - 1;
  const goOn = useCallback(() => {
    if (!isLast) return setStep({ deeds, at: at + 1, isOver: false });
    setStep({ deeds, at, isOver: true });
    send({ type: isLight ? 'REVEAL' : 'GO_ON' });
  }, [isLast, isLight, deeds, at, send]);
  useEffect(() => {
    if (!isOn || ceremony || isLast || beat === null || isSpeaking) return;
    const timer = setTimeout(goOn, beat);
    return () => clearTimeout(timer);
  }, [isOn, ceremony, isLast, beat, isSpeaking, goOn]);
  // Also when nothing new is said: the table waits for the word that all was told.
  useEffect(() => {
    if (isOn && isLast && ceremony === null && !isSpeaking) onTold(deeds.length > 0);
  });
  const celebrated = useCallback(
    (isSaid = false) => {
      if (!isLast) return setStep({ deeds, at: at + 1, isOver: false });
      setStep({ deeds, at, isOver: true });
      if (!isLight) send({ type: 'GO_ON' });
      // Who has had the phone all the time has said with the same touch that they go on.
      if (isSaid && (isLight || goes !== -1)) send({ type: 'REVEAL' });
    },
    [isLast, isLight, goes, deeds, at, send],
  );
  const ahead = useMemo(
    () => (isOver ? NONE_AHEAD : deeds.slice(at).flatMap((each) => each.ceremony ?? [])),
    [isOver, deeds, at],
  );
  if (!isOn) return { moment: null, foreman, council, talk };
  const moment: Moment = {
    ...{ deed, ceremony, ahead },
    spoken,
    at,
    of: deeds.length,
    goOn: ceremony ? celebrated : goOn,
    skip: () => {
      const next = deeds.findIndex((each, i) => i > at && each.ceremony !== null);
      if (next !== -1) setStep({ deeds, at: next, isOver: false });
      else send({ type: isLight ? 'REVEAL' : 'SKIP' });
    },
  };
  return { moment, foreman, council, talk };
}
