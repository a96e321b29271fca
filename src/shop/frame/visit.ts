import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '#site/locale.tsx';
import { pageAt } from '#site/match.ts';
import { writeStored } from '#site/storage.ts';
import { betterPath, mobileWidth } from '#site/variant.ts';
import { detectLocation } from './detect-location.ts';

/** Remembers place and language, and watches the width. */
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
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `vw=${width}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  // The server must know the width before we switch, or it would redirect straight back.
  if (!document.cookie.split('; ').includes(`vw=${width}`)) return;
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
