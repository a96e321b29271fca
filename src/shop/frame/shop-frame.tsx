import type { ReactNode } from 'react';
import type { MenuEntry } from '#areas/content/rules.ts';
import type { FrameData } from '#areas/content/services/site-settings.server.ts';
import { useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';
import { ToastRegion } from '#ui/toast.tsx';
import { Greeting } from './greeting.tsx';
import { homeGroups, homeMenu } from './home-menu.ts';
import { shellTexts } from './texts.ts';
import { useVisit } from './visit.ts';

/** Skip link, page and toasts of both frames. */
export function ShopFrame({ head, foot, children }: { head: ReactNode; foot: ReactNode; children: ReactNode }) {
  const say = useTexts(siteTexts);
  useVisit();
  return (
    <>
      <a className="skip" href="#main">
        {say('skip')}
      </a>
      {head}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {foot}
      <Greeting />
      <ToastRegion label={say('messages')} close={say('close')} />
    </>
  );
}

type Menus = { readonly header: readonly MenuEntry[] | null; readonly footer: readonly MenuEntry[] };

/** The configured menus, or sections of the home page while none of their pages exist. */
export function useMenus(frame: FrameData | null): Menus {
  const say = useTexts(shellTexts);
  if (!frame) return { header: null, footer: homeGroups(say) };
  return {
    header: frame.header.length > 0 ? frame.header : homeMenu(say),
    footer: filledUp(frame.footer, homeGroups(say)),
  };
}

const fewestGroups = 3;

/** A footer with too few groups is filled with home page sections. */
const filledUp = (groups: readonly MenuEntry[], more: readonly MenuEntry[]): readonly MenuEntry[] =>
  groups.length >= fewestGroups ? groups : [...groups, ...more.slice(groups.length)];
