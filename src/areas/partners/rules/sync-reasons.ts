import { inLanguage, type Language } from '#kernel/texts.ts';
import { syncTexts } from '../sync-texts.ts';

type Why = keyof typeof syncTexts;
type Fill = Readonly<Record<string, string | number>>;
const isWhy = (code: unknown): code is Why => typeof code === 'string' && Object.hasOwn(syncTexts, code);
const maxReasonLength = 160;

/** A reason is stored as a code with data, so that everybody reads it in their own language. */
export const encodeSyncReason = (why: Why, fill: Fill = {}): string => {
  const short = Object.entries(fill).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, maxReasonLength) : value]);
  return JSON.stringify({ why, fill: Object.fromEntries(short) });
};

/** Reasons stored as text stay as they are. */
export function describeSyncReason(stored: string, language: Language): string {
  const found = reasonIn(stored);
  return found ? inLanguage(syncTexts[found.why], language, found.fill) : stored;
}

function reasonIn(stored: string): { readonly why: Why; readonly fill: Fill } | null {
  if (!stored.startsWith('{')) return null;
  try {
    const { why, fill } = JSON.parse(stored) as { why: unknown; fill: Fill };
    return isWhy(why) ? { why, fill } : null;
  } catch {
    return null;
  }
}
