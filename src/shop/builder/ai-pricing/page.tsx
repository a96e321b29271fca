import type { PricePage } from '#areas/builder/services/price-page.server.ts';
import { translator } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/page';
import { ChoiceForm, SentenceForm, UnderstoodSentence } from './form.tsx';
import { PricePlaceholder, PriceResultPanel } from './result.tsx';
import { priceTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = translator(priceTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    // A visitor's own price is not indexed.
    hidden: location.search !== '',
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path: hrefOf('ai-pricing') },
      ]),
    ],
  });
}

export default function AiPricingPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(priceTexts);
  const href = useHref();
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <PriceView page={loaderData.page} problem={actionData?.problem} />
    </>
  );
}

type PriceViewProps = { page: PricePage | null; problem?: string | undefined };

/** Question on the left, price on the right; on a phone the price comes first once there is one. */
function PriceView({ page, problem }: PriceViewProps) {
  const say = useTexts(priceTexts);
  if (!page)
    return (
      <div className="wrap">
        <ListHead title={say('title')} />
        <Empty title={say('emptyTitle')} text={say('emptyText')} />
      </div>
    );
  return (
    <div className="wrap">
      <ListHead title={say('title')} lead={say('lead')} />
      <div className="price-columns">
        <div className="price-ask">
          {problem && <Notice tone="err">{problem}</Notice>}
          {page.isGone && <Notice tone="warn">{say('gone')}</Notice>}
          <SentenceForm key={`q ${page.sentence}`} sentence={page.sentence} />
          <UnderstoodSentence page={page} />
          <ChoiceForm key={JSON.stringify([page.kind, page.steps, page.quantity])} page={page} />
        </div>
        <div className="price-say">
          {page.result ? <PriceResultPanel key={page.result.number} result={page.result} /> : <PricePlaceholder />}
        </div>
      </div>
    </div>
  );
}
