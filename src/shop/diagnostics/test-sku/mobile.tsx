import { SwipeGallery } from '#shop/product/gallery.tsx';
import { ProductView } from '#shop/product/view.tsx';
import { useHref } from '#site/locale.tsx';
import type { Route } from './+types/mobile';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

/** A fixed sample with every option state, on the regular product view. */
export default function TestSku({ loaderData }: Route.ComponentProps) {
  const href = useHref();
  return <ProductView data={loaderData} hrefOfSku={(sku) => `${href('test-sku')}?sku=${sku}`} Gallery={SwipeGallery} />;
}
