import { type PageName, pages } from './pages.ts';
import type { Variant } from './variant.ts';

type Names<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Names<Head> | Names<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;
type Params<Name extends PageName> = Record<Names<(typeof pages)[Name]['path']>, string>;
export type Rest<Name extends PageName> = [keyof Params<Name>] extends [never] ? [] : [params: Params<Name>];

/** An unknown page or a missing parameter does not compile. */
export function hrefOf<Name extends PageName>(name: Name, ...[params]: Rest<Name>): string {
  const values: Record<string, string> = params ?? {};
  return `/${pages[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))}`;
}

/** The phone's address. Office pages have none. */
export const forVariant = (path: string, variant: Variant): string =>
  variant === 'desktop' || path.startsWith('/bg') ? path : path === '/' ? '/m' : `/m${path}`;

/** A path within the shop that may be followed after login or a language change; anything else is the home page. */
export function safeReturnPath(typed: unknown): string {
  if (typeof typed !== 'string' || typed.length > 2000) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  if (!/^\/(?![/\\])/.test(typed) || /[\\\u0000-\u001f\u007f]/.test(typed)) return '/';
  const path = typed.split(/[?#]/, 1)[0] ?? '/';
  return path.includes('//') || /^\/(v1|sandbox)(\/|$)/.test(path) ? '/' : typed;
}
