import { inLanguage } from '#kernel/texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { Route } from './+types/page';
import { CompareTable } from './table.tsx';
import { compareTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  return pageMeta(site, location.pathname, '', {
    title: inLanguage(compareTexts.title, site.language),
    description: inLanguage(compareTexts.about, site.language),
    keywords: inLanguage(compareTexts.keywords, site.language).split(', '),
    hidden: true,
  });
};

export default function Compare({ loaderData: { pieces } }: Route.ComponentProps) {
  const say = useTexts(compareTexts);
  const href = useHref();
  return (
    <div className="wrap section">
      <h1 className="space-below-large">{say('title')}</h1>
      {pieces.length === 0 ? (
        <Empty
          title={say('empty')}
          text={say('emptyText')}
          action={
            <ButtonLink kind="primary" to={href('home')}>
              {say('toGoods')}
            </ButtonLink>
          }
        />
      ) : (
        <CompareTable products={pieces} />
      )}
    </div>
  );
}
