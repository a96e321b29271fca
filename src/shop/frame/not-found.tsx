import { data, Form } from 'react-router';
import { notFoundCards } from '#areas/catalog/services/home-cards.server.ts';
import { part } from '#areas/editorial/services/home.server.ts';
import { inLanguage } from '#kernel/texts.ts';
import { load } from '#platform/load.server.ts';
import { NotFoundProducts } from '#shop/parts/not-found-products.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { siteTexts } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import type { Route } from './+types/not-found';
import { shellTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const loader = load(async (visit) => {
  const cards = await part(visit, 'goods', () => notFoundCards(visit.app, visit.caller.language));
  return data({ cards: cards ?? [] }, { status: 404 });
});

export const meta: Route.MetaFunction = ({ matches: [root], location }) => {
  const site = root.loaderData?.site;
  if (!site) return [];
  const title = inLanguage(siteTexts.notFoundTitle, site.language);
  return pageMeta(site, location.pathname, location.search, {
    title,
    description: inLanguage(siteTexts.notFoundText, site.language),
    keywords: [title, site.shopName],
    hidden: true,
  });
};

export default function NotFound({ loaderData: { cards } }: Route.ComponentProps) {
  const say = useTexts(siteTexts);
  const href = useHref();
  return (
    <>
      <div className="wrap page-head">
        <div className="stack-3">
          <h1>{say('notFoundTitle')}</h1>
          <p className="lead">{say('notFoundText')}</p>
          <SearchAgain action={href('search')} />
          <p>
            <ButtonLink to={href('home')}>{say('toHome')}</ButtonLink>
          </p>
        </div>
      </div>
      {cards.length > 0 && <NotFoundProducts lost={{ cards, category: null }} />}
    </>
  );
}

/** The header has a search too: this one has another name, so that assistive technology can distinguish them. */
function SearchAgain({ action }: { action: string }) {
  const say = useTexts(shellTexts);
  return (
    <Form className="searchbox not-found-search" action={action} role="search" aria-label={say('searchAgain')}>
      <SearchIcon />
      <input type="search" name="q" aria-label={say('searchAgain')} placeholder={say('searchHint')} />
    </Form>
  );
}
