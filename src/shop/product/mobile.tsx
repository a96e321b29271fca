import { useHref } from '#site/locale.tsx';
import type { Route } from './+types/mobile';
import { SwipeGallery } from './gallery.tsx';
import { ProductView } from './view.tsx';

export { ErrorBoundary } from '#shop/parts/not-found-products.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';
export { action } from './notify-action.server.ts';
export { shouldRevalidate } from './revalidate.ts';

export default function ProductPage({ loaderData: data }: Route.ComponentProps) {
  const href = useHref();
  return <ProductView data={data} hrefOfSku={(sku) => href('sku', { ...data.product.address, sku })} Gallery={SwipeGallery} />;
}
