import { Outlet, useLocation } from 'react-router';
import { pageAt } from '#site/match.ts';
import { StaggeredHydration } from '#ui/staggered-hydration.tsx';
import type { Route } from './+types/mobile';
import { mobileFrameLoader } from './frame.server.ts';
import { shopLinks } from './head-links.ts';
import { MobileFooter } from './mobile-footer.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { OfflineSupport } from './offline-support.tsx';
import { ShopFrame, useMenus } from './shop-frame.tsx';
import { TabBar } from './tab-bar.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const links = shopLinks;
export const loader = mobileFrameLoader;
export const shouldRevalidate = () => false;

export default function MobileShell({ loaderData: { frame } }: Route.ComponentProps) {
  const { header, footer } = useMenus(frame);
  // Account pages have their own header with a back link.
  const isAccount = pageAt(useLocation().pathname)?.page.frame === 'account';
  const foot = (
    <>
      <StaggeredHydration>
        <MobileFooter groups={footer} />
      </StaggeredHydration>
      <TabBar entries={header} />
    </>
  );
  return (
    <ShopFrame
      head={
        <>
          {!isAccount && <MobileHeader />}
          <OfflineSupport />
        </>
      }
      foot={foot}
    >
      <Outlet />
    </ShopFrame>
  );
}
