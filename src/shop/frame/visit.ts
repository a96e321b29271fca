import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '#site/locale.tsx';
import { pageAt } from '#site/match.ts';
import { writeStored } from '#site/storage.ts';
import { betterPath, mobileWidth } from '#site/variant.ts';
import { detectLocation } from './detect-location.ts';

/** What both frames do in the browser: remember where she was and in which language, and watch the width. */
export function useVisit(): void {
  const { pathname, search } = useLocation();
  const { language } = useLocale();
  useEffect(() => writeStored('language', language), [language]);
  useEffect(() => {
    if (pageAt(pathname)?.page.remember) writeStored('lastVisited', pathname + search);
  }, [pathname, search]);
  useEffect(watchWidth, []);
  useEffect(detectLocation, []);
}

/** Moves to the other frame when the width crosses the line, on load and later. */
function watchWidth(): () => void {
  const narrow = window.matchMedia(`(max-width: ${mobileWidth}px)`);
  const look = () => moveByWidth(window.innerWidth);
  // Asking for cookies takes its time: a step of its own.
  const first = setTimeout(look);
  narrow.addEventListener('change', look);
  return () => {
    clearTimeout(first);
    narrow.removeEventListener('change', look);
  };
}

function moveByWidth(width: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `vw=${width}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  // The server must know the width before we move, or it would send her straight back.
  if (!document.cookie.split('; ').includes(`vw=${width}`)) return;
  const { pathname, search, hash } = window.location;
  const better = betterPath(pathname, { agent: navigator.userAgent, hint: phoneHint(), width });
  if (better) window.location.replace(better + search + hash);
}

/** The browser's own word, as the server hears it in Sec-CH-UA-Mobile. */
function phoneHint(): string | undefined {
  if (!('userAgentData' in navigator)) return undefined;
  const said: unknown = navigator.userAgentData;
  return typeof said === 'object' && said !== null && 'mobile' in said && said.mobile === true ? '?1' : undefined;
}
