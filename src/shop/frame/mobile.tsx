import { Outlet, useLocation } from 'react-router';
import { pageAt } from '#site/match.ts';
import { InTurn } from '#ui/in-turn.tsx';
import type { Route } from './+types/mobile';
import { phoneFrameLoader } from './frame.server.ts';
import { shopLinks } from './head-links.ts';
import { PhoneFoot } from './phone-foot.tsx';
import { PhoneHead } from './phone-head.tsx';
import { ShopFrame, useMenus } from './shop-frame.tsx';
import { TabBar } from './tab-bar.tsx';
import { Tunnel } from './tunnel.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const links = shopLinks;
export const loader = phoneFrameLoader;
export const shouldRevalidate = () => false;

export default function MobileShell({ loaderData: { frame } }: Route.ComponentProps) {
  const { header, footer } = useMenus(frame);
  // Account pages bring a head of their own, with the way back.
  const isAccount = pageAt(useLocation().pathname)?.page.frame === 'account';
  const foot = (
    <>
      <InTurn>
        <PhoneFoot groups={footer} />
      </InTurn>
      <TabBar entries={header} />
    </>
  );
  return (
    <ShopFrame
      head={
        <>
          {!isAccount && <PhoneHead />}
          <Tunnel />
        </>
      }
      foot={foot}
    >
      <Outlet />
    </ShopFrame>
  );
}
