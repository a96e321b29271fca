import { Link, Outlet, useLocation } from 'react-router';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { accountPages } from '#shop/account/parts/account-pages.ts';
import { SignOut } from '#shop/account/parts/sign-out.tsx';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { IconLink } from '#ui/button.tsx';
import { ChevronLeftIcon } from '#ui/icons.tsx';
import { shellTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';

/** Frame of account pages: menu beside the page, or on phones a back link. */
export default function AccountShell() {
  const { variant } = useLocale();
  return variant === 'mobile' ? <MobileAccount /> : <DesktopAccount />;
}

function DesktopAccount() {
  const say = useTexts(shopperTexts);
  const href = useHref();
  const { pathname } = useLocation();
  return (
    <div className="wrap side-frame">
      <div className="stack-3">
        <nav className="side-nav" aria-label={say('account')}>
          {accountPages.map(([page, textKey]) => (
            <Link key={page} to={href(page)} aria-current={href(page) === pathname ? 'page' : undefined}>
              {say(textKey)}
            </Link>
          ))}
        </nav>
        <SignOut />
      </div>
      <div>
        <Outlet />
      </div>
    </div>
  );
}

function MobileAccount() {
  const say = useTexts(shopperTexts);
  const shell = useTexts(shellTexts);
  const href = useHref();
  const { pathname } = useLocation();
  const textKey = accountPages.find(([page]) => href(page) === pathname)?.[1] ?? 'account';
  return (
    <>
      <header className="mobile-head mobile-head-back">
        <IconLink label={shell('back')} to={href('user')}>
          <ChevronLeftIcon />
        </IconLink>
        <p>{say(textKey)}</p>
      </header>
      <Outlet />
    </>
  );
}
