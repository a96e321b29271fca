import type { Route } from './+types/mobile';
import { Buy } from './buy.tsx';
import { SwipeGallery } from './gallery.tsx';
import { Related, Sections } from './sections.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function ProductPage({ loaderData: { product, feeCents, gramsLeft } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pdp">
        <SwipeGallery key={product.pictures[0]?.base} pictures={product.pictures} />
        <Buy product={product} feeCents={feeCents} gramsLeft={gramsLeft} />
      </div>
      <Sections product={product} />
      <Related product={product} />
    </>
  );
}
