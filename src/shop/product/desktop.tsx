import { useHref, useTexts } from '#site/locale.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { ProductGallery } from './gallery.tsx';
import { productTexts } from './texts.ts';
import { ProductView } from './view.tsx';

export { ErrorBoundary } from '#shop/parts/not-found-products.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';
export { action } from './notify-action.server.ts';
export { shouldRevalidate } from './revalidate.ts';

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
      <Crumbs label={say('breadcrumb')} crumbs={crumbs} />
      <ProductView data={data} hrefOfSku={(sku) => href('sku', { ...product.address, sku })} Gallery={ProductGallery} />
    </>
  );
}
