import { Link, Outlet, useLocation } from 'react-router';
import { useHere, useHref, useSay } from '#site/here.tsx';
import { isOpen } from '#site/pages.ts';
import { IconLink } from '#ui/button.tsx';
import { ChevronLeftIcon } from '#ui/icons.tsx';
import { shellTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';

const rooms = [
  ['account', 'accountInfo'],
  ['addresses', 'addresses'],
  ['orders', 'orders'],
  ['inquiries', 'inquiries'],
  ['services', 'services'],
  ['referral', 'referral'],
] as const;

/** Around every page of the shopper's own: the list of them beside it, or on the phone the way back. */
export default function AccountShell() {
  const { variant } = useHere();
  return variant === 'mobile' ? <PhoneAccount /> : <DeskAccount />;
}

function DeskAccount() {
  const say = useSay(shellTexts);
  const href = useHref();
  const { pathname } = useLocation();
  return (
    <div className="wrap side-frame">
      <nav className="side-nav" aria-label={say('account')}>
        {rooms
          .filter(([page]) => isOpen(page))
          .map(([page, word]) => (
            <Link key={page} to={href(page)} aria-current={href(page) === pathname ? 'page' : undefined}>
              {say(word)}
            </Link>
          ))}
      </nav>
      <div>
        <Outlet />
      </div>
    </div>
  );
}

function PhoneAccount() {
  const say = useSay(shellTexts);
  const href = useHref();
  const { pathname } = useLocation();
  const word = rooms.find(([page]) => href(page) === pathname)?.[1] ?? 'account';
  return (
    <>
      <header className="m-head m-head-back">
        <IconLink label={say('back')} to={isOpen('user') ? href('user') : href('home')}>
          <ChevronLeftIcon />
        </IconLink>
        <p>{say(word)}</p>
      </header>
      <Outlet />
    </>
  );
}
