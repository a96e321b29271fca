import { metaOf } from '#shop/product/meta.ts';
import { ProductView } from '#shop/product/view.tsx';
import { useHref } from '#site/locale.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  return loaderData && site ? metaOf(loaderData, site, location.pathname) : [];
}

/** A fixed sample with every option state, on the regular product view. */
export default function TestSkuPage({ loaderData }: Route.ComponentProps) {
  const href = useHref();
  return <ProductView data={loaderData} hrefOfSku={(sku) => `${href('test-sku')}?sku=${sku}`} />;
}
