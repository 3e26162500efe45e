import { useEffect } from 'react';
import { stir } from '../../canvas/rest';
import { keepBuild } from './build';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Tells the page around the app its language and colour, hears when somebody is there, and lets the browser keep the app for days without a network. */
export function usePage(language: string, ground: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground);
    for (const element of [document.documentElement, document.body]) element.style.background = ground;
  }, [ground]);
  useEffect(() => {
    for (const kind of TOUCHES) document.addEventListener(kind, stir, { capture: true, passive: true });
    return () => {
      for (const kind of TOUCHES) document.removeEventListener(kind, stir, { capture: true });
    };
  }, []);
  useEffect(() => {
    // The first picture comes first.
    const later = setTimeout(() => void keepBuild(), 3000);
    return () => clearTimeout(later);
  }, []);
}

/** Puts a title on the browser's tab; null leaves it to another screen. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
