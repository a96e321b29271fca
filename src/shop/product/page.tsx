import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/page';
import { productTexts } from './texts.ts';
import { ProductView } from './view.tsx';

export { ErrorBoundary } from '#shop/parts/not-found-products.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';
export { action } from './notify-action.server.ts';

/** The page's forms change nothing it shows. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined ? defaultShouldRevalidate : false;

export default function ProductPage({ loaderData: data }: Route.ComponentProps) {
  const say = useTexts(productTexts);
  const href = useHref();
  const { product } = data;
  const crumbs = [
    { label: say('home'), to: href('home') },
    { label: product.category.name, to: href('category', { category: product.category.slug }) },
    { label: product.name },
  ];
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={crumbs} />
      <ProductView data={data} hrefOfSku={(sku) => href('sku', { ...product.address, sku })} />
    </>
  );
}
