import { Outlet } from 'react-router';
import type { Route } from './+types/desktop';
import { DesktopFooter } from './desktop-footer.tsx';
import { DesktopHeader } from './desktop-header.tsx';
import { frameLoader } from './frame.server.ts';
import { shopLinks } from './head-links.ts';
import { ShopFrame, useMenus } from './shop-frame.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const links = shopLinks;
export const loader = frameLoader;
export const shouldRevalidate = () => false;

export default function DesktopShell({ loaderData: { frame } }: Route.ComponentProps) {
  const { header, footer } = useMenus(frame);
  return (
    <ShopFrame head={<DesktopHeader entries={header} />} foot={<DesktopFooter groups={footer} slogan={frame?.slogan ?? ''} />}>
      <Outlet />
    </ShopFrame>
  );
}
