import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Frame, Page } from './page.ts';
import { folderOf } from './pages.server.ts';
import type { PageName } from './pages.ts';
import type { Variant } from './variant.ts';

type Row = readonly [name: PageName, page: Page];

/** One view for both screens is page.tsx; a folder without it has a view for each. */
const file = (name: PageName, variant: Variant): string => {
  const one = `${folderOf(name)}/page.tsx`;
  return existsSync(join('src', one)) ? one : `${folderOf(name)}/${variant}.tsx`;
};

const address = (page: Page, variant: Variant): string => (variant === 'mobile' ? `m/${page.path}`.replace(/\/$/, '') : page.path);

/** Frames inside the shop's frame, from the outside in. */
const inner: Readonly<Partial<Record<Frame, string>>> = { account: 'shop/frame/account.tsx' };

type FrameModules = { readonly file: string; readonly notFound: string; readonly notFoundPath: string };

/** The outermost frames, each with its not-found page. */
const frames = {
  desktop: { file: 'shop/frame/desktop.tsx', notFound: 'shop/frame/not-found.tsx', notFoundPath: '*' },
  mobile: { file: 'shop/frame/mobile.tsx', notFound: 'shop/frame/not-found.tsx', notFoundPath: 'm/*' },
  office: { file: 'office/frame/office.tsx', notFound: 'office/frame/not-found.tsx', notFoundPath: 'bg/*' },
} as const satisfies Record<string, FrameModules>;

/** One table in, one route tree out: plain addresses for desktop, /m for mobile. */
export function expand(table: Readonly<Record<string, Page>>, variant: Variant, frameName: keyof typeof frames): RouteConfigEntry {
  const { file: frameFile, notFound, notFoundPath } = frames[frameName];
  const rows = (Object.entries(table) as Row[]).filter(([, page]) => variant === 'desktop' || page.mobile);
  const entry = ([name, page]: Row) => {
    const path = address(page, variant);
    return path === ''
      ? route('/', file(name, variant), { id: `${variant}:${name}` })
      : route(path, file(name, variant), { id: `${variant}:${name}` });
  };
  const plain = rows.filter(([, page]) => !inner[page.frame]).map(entry);
  const framed = Object.entries(inner).flatMap(([frame, module]) => {
    const inside = rows.filter(([, page]) => page.frame === frame).map(entry);
    return inside.length ? [layout(module, { id: `${variant}:${frame}` }, inside)] : [];
  });
  const notFoundRoute = route(notFoundPath, notFound, { id: `${variant}:${frameName}:nowhere` });
  return layout(frameFile, { id: `${variant}:frame:${frameName}` }, [...plain, ...framed, notFoundRoute]);
}
