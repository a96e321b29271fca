import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Frame, Page } from './page.ts';
import type { Variant } from './variant.ts';

type Row = readonly [name: string, page: Page];

const file = (page: Page, variant: Variant): string => `areas/${page.at}/${page.mobile === 'own' ? variant : 'page'}.tsx`;

const shows = ([, page]: Row, variant: Variant): boolean => page.at !== null && (variant === 'desktop' || page.mobile !== 'none');

const address = (page: Page, variant: Variant): string => (variant === 'mobile' ? `m/${page.path}`.replace(/\/$/, '') : page.path);

/** Frames inside the shop's frame, from the outside in. */
const inner: Readonly<Partial<Record<Frame, string>>> = { account: 'shells/account.tsx' };

/** Whatever is in no row is told inside the frame where it was looked for. */
const nowhereIn: Readonly<Record<string, string>> = { desktop: '*', mobile: 'm/*', office: 'bg/*' };

/** One table in, one tree out: plain addresses for the desktop frame, /m addresses for the mobile frame. */
export function expand(table: Readonly<Record<string, Page>>, variant: Variant, shell: string): RouteConfigEntry {
  const rows = Object.entries(table).filter((row) => shows(row, variant));
  const entry = ([name, page]: Row) => {
    const path = address(page, variant);
    return path === ''
      ? route('/', file(page, variant), { id: `${variant}:${name}` })
      : route(path, file(page, variant), { id: `${variant}:${name}` });
  };
  const plain = rows.filter(([, page]) => !inner[page.frame]).map(entry);
  const framed = Object.entries(inner).flatMap(([frame, module]) => {
    const inside = rows.filter(([, page]) => page.frame === frame).map(entry);
    return inside.length ? [layout(module, { id: `${variant}:${frame}` }, inside)] : [];
  });
  const nowhere = route(nowhereIn[shell] ?? '*', 'shells/not-found.tsx', { id: `${variant}:${shell}:nowhere` });
  return layout(`shells/${shell}.tsx`, { id: `${variant}:frame:${shell}` }, [...plain, ...framed, nowhere]);
}
