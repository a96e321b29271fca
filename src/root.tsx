import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { defaultLanguage } from '#kernel/texts.ts';
import officeCss from '#office/frame/office.css?url';
import { callerContext } from '#platform/app.ts';
import { load, permit } from '#platform/load.server.ts';
import shopCss from '#shop/frame/shop.css?url';
import { LocaleProvider } from '#site/locale.tsx';
import { pageAt } from '#site/match.ts';
import { variantOf } from '#site/variant.ts';
import type { Route } from './+types/root';

export { ErrorBoundary } from '#ui/page-error.tsx';

/** Denied by default, for documents and data alike: the page's row says who may see it. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context, pattern }) => permit({ url: new URL(request.url), caller: context.get(callerContext), pattern }),
];

export const loader = load(async ({ app, caller, shows }) => {
  shows('company');
  return { language: caller.language, site: await siteOf(app, caller.language) };
});

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const language = root?.language ?? defaultLanguage;
  const variant = variantOf(pathname);
  return (
    <html lang={language === 'zh' ? 'zh-Hans' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf6f1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
        {/* Refused before any frame was chosen: the words still get their clothes. */}
        {root === undefined && <link rel="stylesheet" href={pathname.startsWith('/bg') ? officeCss : shopCss} />}
      </head>
      <body className={variant === 'mobile' ? 'mobile' : undefined}>
        <LocaleProvider language={language} variant={variant}>
          {children}
        </LocaleProvider>
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

/** On phones a list keeps its scroll position by address, page and filters included; everything else by history entry. */
const scrollKey = ({ pathname, search, key }: { pathname: string; search: string; key: string }): string =>
  variantOf(pathname) === 'mobile' && pageAt(pathname)?.page.scroll === 'restore' ? pathname + search : key;

export default function Root() {
  return <Outlet />;
}
