import { MobileList } from '../parts/mobile-list.tsx';
import type { Route } from './+types/mobile';
import { SaleHead } from './head.tsx';
import { NothingOnSale } from './nothing.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function SalePage({ loaderData: { sale, list } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <SaleHead sale={sale} />
      <MobileList list={list} empty={<NothingOnSale />} />
    </div>
  );
}
