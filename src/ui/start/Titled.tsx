import { useIsFocused } from 'expo-router';
import type { ReactNode } from 'react';
import { InFront } from '../../canvas/rest';
import { useText } from '../../i18n/language';
import { useTitle } from './page';

/** A screen whose title stands on the browser's tab for as long as it is in front; below another one nothing of it moves. */
export function Titled({ title, children }: { title: string | undefined; children: ReactNode }) {
  const name = useText()('app.name');
  const inFront = useIsFocused();
  const whole = title === undefined || title.includes(name) ? (title ?? name) : `${title} · ${name}`;
  useTitle(inFront ? whole : null);
  return <InFront value={inFront}>{children}</InFront>;
}
