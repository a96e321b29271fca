import { useHref, useTexts } from '#site/locale.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { DesktopList } from '../parts/desktop-list.tsx';
import type { Route } from './+types/desktop';
import { SaleHead } from './head.tsx';
import { NothingOnSale } from './nothing.tsx';
import { saleTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function SalePage({ loaderData: { sale, list } }: Route.ComponentProps) {
  const say = useTexts(saleTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: sale.title ?? say(sale.slug) }]} />
      <div className="wrap">
        <SaleHead sale={sale} />
        <DesktopList list={list} empty={<NothingOnSale />} />
      </div>
    </>
  );
}
