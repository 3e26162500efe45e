import { useEffect } from 'react';

/** Tells the page around the app its language and colour, and lets the browser keep the app for days without a network. */
export function usePage(language: string, ground: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground);
    for (const element of [document.documentElement, document.body]) element.style.background = ground;
  }, [ground]);
  useEffect(() => {
    if (__DEV__ || !('serviceWorker' in navigator)) return;
    // The first picture comes first. A browser that will not keep the app still runs it.
    const later = setTimeout(() => void navigator.serviceWorker.register('/worker.js').catch(() => undefined), 3000);
    return () => clearTimeout(later);
  }, []);
}

/** Puts a title on the browser's tab; null leaves it to another screen. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
