import { Link } from 'react-router';
import { accountTexts } from '#areas/account/account-texts.ts';
import { shopperTexts } from '#areas/shoppers/texts.ts';
import { emailRequestedIn, refusingIn } from '#shop/parts/form-error.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import type { PageName } from '#site/pages.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { OtherSessionsNotice } from '../account-info/other-sessions-notice.tsx';
import { accountPages } from '../parts/account-pages.ts';
import { LoginForm } from '../parts/login-form.tsx';
import { accountMeta } from '../parts/meta.ts';
import { SignOut } from '../parts/sign-out.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action } from '../parts/login-page.server.ts';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: shopperTexts.account, description: shopperTexts.accountLead });

/** Phones only: on desktop the loader redirects to the profile or the login page. */
export default function UserPage({ loaderData: { member, back, isSignedOut }, actionData }: Route.ComponentProps) {
  if (!member)
    return <LoginForm back={back} isSignedOut={isSignedOut} refused={refusingIn(actionData)} resentTo={emailRequestedIn(actionData)} />;
  return <Hub {...member} />;
}

type HubProps = NonNullable<Route.ComponentProps['loaderData']['member']>;

function Hub({ name, email, counts, newsOf }: HubProps) {
  const say = useTexts(shopperTexts);
  const href = useHref();
  const notes = useSectionNotes(counts);
  return (
    <div className="wrap page-head stack-3">
      <div>
        <h1 className="long-words">{name}</h1>
        <p className="meta space-above-small long-words">{email}</p>
      </div>
      {newsOf > 0 && <OtherSessionsNotice others={newsOf} to={`${href('account-info')}#devices`} />}
      <nav className="side-nav" aria-label={say('account')}>
        {accountPages.map(([page, textKey]) => (
          <Link key={page} to={href(page)}>
            {say(textKey)}
            <span className="meta push overview-note">{notes[page]}</span>
            <ChevronRightIcon />
          </Link>
        ))}
      </nav>
      <SignOut />
    </div>
  );
}

/** A count or what is new beside each entry. */
function useSectionNotes({ addresses, orders, answers }: HubProps['counts']): Partial<Record<PageName, string>> {
  const say = useTexts(accountTexts);
  const count = (many: number) => (many > 0 ? say('hubCount', { count: many }) : '');
  const answersNote = answers === 1 ? say('hubAnswerOne') : say('hubAnswers', { count: answers });
  return { addresses: count(addresses), orders: count(orders), inquiries: answers > 0 ? answersNote : '' };
}
