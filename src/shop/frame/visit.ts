import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '#site/locale.tsx';
import { pageAt } from '#site/match.ts';
import { writeStored } from '#site/storage.ts';
import { betterPath, mobileWidth } from '#site/variant.ts';
import { setBrowserCookie } from './browser-cookie.ts';
import { detectLocation } from './detect-location.ts';
import { keepLanguage } from './keep-language.ts';

/** Remembers place and language, and watches the width. */
export function useVisit(): void {
  const { pathname, search } = useLocation();
  const { language } = useLocale();
  useEffect(() => keepLanguage(language), [language]);
  useEffect(() => {
    if (pageAt(pathname)?.page.remember) writeStored('lastVisited', pathname + search);
  }, [pathname, search]);
  useEffect(watchWidth, []);
  useEffect(detectLocation, []);
}

/** Switches frames when the width crosses the breakpoint, on load and later. */
function watchWidth(): () => void {
  const narrow = window.matchMedia(`(max-width: ${mobileWidth}px)`);
  const checkWidth = () => moveByWidth(window.innerWidth);
  // Reading cookies is slow: a separate task.
  const first = setTimeout(checkWidth);
  narrow.addEventListener('change', checkWidth);
  return () => {
    clearTimeout(first);
    narrow.removeEventListener('change', checkWidth);
  };
}

function moveByWidth(width: number): void {
  // The server must know the width before we switch, or it would redirect straight back.
  if (!setBrowserCookie(`vw=${width}`)) return;
  const { pathname, search, hash } = window.location;
  const better = betterPath(pathname, { agent: navigator.userAgent, hint: phoneHint(), width });
  if (better) window.location.replace(better + search + hash);
}

/** The browser's hint, as sent in Sec-CH-UA-Mobile. */
function phoneHint(): string | undefined {
  if (!('userAgentData' in navigator)) return undefined;
  const userAgentData: unknown = navigator.userAgentData;
  return typeof userAgentData === 'object' && userAgentData !== null && 'mobile' in userAgentData && userAgentData.mobile === true
    ? '?1'
    : undefined;
}
