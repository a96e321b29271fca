import { useEffect, useState } from 'react';
import { Outlet, useLocation, useMatches, useNavigate, useRevalidator } from 'react-router';
import { entryTexts } from '#areas/staff/page-texts.ts';
import { minuteMs } from '#kernel/dates.ts';
import { inLanguage } from '#kernel/texts.ts';
import type { OfficeHandle, PageKey } from '#office/parts/office-handle.ts';
import { RolesProvider, usePermissions } from '#office/parts/use-permissions.tsx';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { pageAt } from '#site/match.ts';
import '#site/office-rows.ts';
import { useShopName } from '#site/shop-name.ts';
import { siteTexts } from '#site/texts.ts';
import { figtreeUrl } from '#ui/fonts.ts';
import { Main, OfficeFrame } from '#ui/office/frame.tsx';
import { KeyBar, type KeyHint } from '#ui/office/key-bar.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import type { Route } from './+types/office';
import type { SignedInStaff } from './load.server.ts';
import { Navigation } from './navigation.tsx';
import officeCss from './office.css?url';
import { OfficeHeader } from './office-header.tsx';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { useSidebar } from './sidebar.ts';
import { frameTexts } from './texts.ts';
import { useShortcuts } from './use-shortcuts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const links = () => [
  { rel: 'preload', href: figtreeUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'stylesheet', href: officeCss },
];

/** The frame of every office page. The login page has none. */
export default function OfficeShell({ loaderData: { person } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const isBare = pageAt(pathname)?.page.frame === 'bare';
  if (person && !isBare)
    return (
      <RolesProvider value={person.roles}>
        <OfficeLayout person={person} />
      </RolesProvider>
    );
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

function Toasts() {
  const say = useTexts(siteTexts);
  return <ToastRegion label={say('messages')} close={say('close')} />;
}

function OfficeLayout({ person }: { person: SignedInStaff }) {
  const say = useTexts(frameTexts);
  const sayEntry = useTexts(entryTexts);
  const href = useHref();
  const navigate = useNavigate();
  const { isRail, toggle } = useSidebar();
  const { pathname } = useLocation();
  // The menu of a narrow screen closes by itself when the page changes.
  const [menuPath, setMenuPath] = useState<string | null>(null);
  const isMenuOpen = menuPath === pathname;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const shopName = useShopName();
  const page = usePageHandle();
  const may = usePermissions();
  const goable = person.entries.flatMap(({ key, page: name }) => (key ? [{ key, name }] : []));
  useFreshFigures(person.at);
  useShortcuts(
    { '[': toggle, '?': () => setSheetOpen(true) },
    Object.fromEntries(goable.map(({ key, name }) => [key, () => void navigate(href(name))])),
  );
  const goHints = goable.map(({ key, name }): KeyHint => ({ keys: ['g', key], says: say('keyGo', { page: sayEntry(name) }) }));
  const pageHints = page.hints.filter(({ opens }) => !opens || may.open(opens));
  const always: KeyHint[] = [{ keys: ['['], says: say('keyNarrow') }];
  const anywhere: KeyHint = { keys: ['g', '…'], says: say('keyGoAnywhere') };
  const sheet = { keys: ['?'], says: say('allKeys') };
  return (
    <>
      <OfficeFrame
        rail={isRail}
        menuOpen={isMenuOpen}
        skip={say('skip')}
        nav={<Navigation shopName={shopName} entries={person.entries} isRail={isRail} onToggle={toggle} />}
        top={<OfficeHeader person={person} isMenuOpen={isMenuOpen} onMenu={() => setMenuPath(isMenuOpen ? null : pathname)} />}
        keys={<KeyBar label={say('keysOfPage')} hints={[...pageHints, anywhere, ...always]} all={sheet} />}
      >
        <Main fill={page.fill}>
          <Outlet />
        </Main>
        <Toasts />
      </OfficeFrame>
      <ShortcutDialog
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        hints={[
          { keys: ['?'], says: say('keySheetOpen') },
          ...pageHints,
          ...goHints,
          ...always,
          { keys: ['Tab'], says: say('keyTab') },
          { keys: ['Esc'], says: say('keyClose') },
        ]}
      />
    </>
  );
}

/** What the page declares for its frame. */
function usePageHandle(): { hints: readonly (KeyHint & Pick<PageKey, 'opens'>)[]; fill: boolean } {
  const { language } = useLocale();
  const handle = (useMatches().at(-1)?.handle ?? {}) as OfficeHandle;
  return {
    hints: (handle.keys ?? []).map(({ says, ...key }) => ({ ...key, says: inLanguage(says, language) })),
    fill: handle.fill ?? false,
  };
}

/** Revalidates when the tab becomes visible; no timer keeps a session alive. */
function useFreshFigures(at: string): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && state === 'idle' && Date.now() - Date.parse(at) > minuteMs) void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [at, revalidate, state]);
}
