import { useEffect } from 'react';
import { accountTexts } from '#areas/account/account-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { removeStored } from '#site/storage.ts';
import { ButtonLink } from '#ui/button.tsx';
import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: accountTexts.goneTitle, description: accountTexts.goneText });

const personal = ['cart', 'recentSkus', 'recentSearches', 'compare', 'lastVisited'] as const;

export default function AccountDeletedPage() {
  const say = useTexts(accountTexts);
  const href = useHref();
  // Clears the browser too, so that the next user of this computer finds nothing.
  useEffect(() => personal.forEach((name) => void removeStored(name)), []);
  return (
    <div className="narrow stack-3">
      <div>
        <h1>{say('goneTitle')}</h1>
        <p>{say('goneText')}</p>
      </div>
      <p className="meta">{say('goneAgain')}</p>
      <p>
        <ButtonLink to={href('home')}>{say('toShop')}</ButtonLink>
      </p>
    </div>
  );
}
