import { Outlet } from 'react-router';
import { frameOf } from '#areas/content/service.server.ts';
import { load } from '#platform/load.server.ts';
import { fontUrls } from '#ui/fonts.ts';
import shopCss from '#ui/styles/shop.css?url';
import { ShopFrame } from './shop-frame.tsx';
import type { Route } from './+types/desktop';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const links = () => [
  ...fontUrls.map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const })),
  { rel: 'stylesheet', href: shopCss },
];

export const loader = load(async ({ app, caller, shows }) => {
  shows('navigation', 'company', 'categories');
  return frameOf(app, caller.language);
});

export const shouldRevalidate = () => false;

export default function DesktopShell({ loaderData }: Route.ComponentProps) {
  return (
    <ShopFrame frame={loaderData}>
      <Outlet />
    </ShopFrame>
  );
}
