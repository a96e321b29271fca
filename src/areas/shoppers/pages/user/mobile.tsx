import { Link } from 'react-router';
import { useHref, useSay } from '#site/here.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { LoginForm } from '../../parts/login-form.tsx';
import { askedForIn, refusingIn } from '../../parts/refused.ts';
import { openRooms } from '../../parts/rooms.ts';
import { SignOut } from '../../parts/sign-out.tsx';
import { shopperTexts } from '../../texts.ts';
import type { Route } from './+types/mobile';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action } from '../login/load.server.ts';
export { hub as loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function UserPage({ loaderData: { member, back, isSignedOut }, actionData }: Route.ComponentProps) {
  const say = useSay(shopperTexts);
  const href = useHref();
  if (!member)
    return <LoginForm back={back} isSignedOut={isSignedOut} refused={refusingIn(actionData)} askedFor={askedForIn(actionData)} />;
  return (
    <div className="wrap page-head stack-3">
      <div>
        <h1 className="break-words">{member.name}</h1>
        <p className="meta mt-1 break-words">{member.email}</p>
      </div>
      <nav className="side-nav" aria-label={say('account')}>
        {openRooms().map(([page, word]) => (
          <Link key={page} to={href(page)}>
            {say(word)}
            <ChevronRightIcon />
          </Link>
        ))}
      </nav>
      <SignOut />
    </div>
  );
}
