import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect, useId } from 'react';

/** Whoever has laid the phone aside for so long wants it to sleep after all. */
const MOST = 120_000;

/** What keeps a screen awake until it is told otherwise, by a name. */
type Waking = {
  readonly hold: (name: string) => Promise<void>;
  readonly letGo: (name: string) => Promise<void>;
};

const SCREEN: Waking = { hold: activateKeepAwakeAsync, letGo: deactivateKeepAwake };

/** Keeps the screen from going to sleep while something goes on that nobody need touch: what it is, anew for each; null for nothing. */
export function useAwake(what: string | null, screen = SCREEN): void {
  const name = useId();
  useEffect(() => {
    if (what === null) return undefined;
    // A phone or browser that refuses goes to sleep as always.
    const held = screen.hold(name).then(
      () => true,
      () => false,
    );
    let isLetGo = false;
    const letGo = async (): Promise<void> => {
      if (isLetGo) return;
      isLetGo = true;
      if (await held) await screen.letGo(name).catch(() => undefined);
    };
    const timer = setTimeout(() => void letGo(), MOST);
    return () => {
      clearTimeout(timer);
      void letGo();
    };
  }, [name, what, screen]);
}
