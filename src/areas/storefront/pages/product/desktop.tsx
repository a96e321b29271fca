import { useHref, useSay } from '#site/here.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { Buy } from './buy.tsx';
import { Gallery } from './gallery.tsx';
import { Related, Sections } from './sections.tsx';
import { productTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function ProductPage({ loaderData: { product, feeCents, gramsLeft } }: Route.ComponentProps) {
  const say = useSay(productTexts);
  const href = useHref();
  const crumbs = [
    { label: say('home'), to: href('home') },
    { label: product.category.name, to: href('category', { category: product.category.slug }) },
    { label: product.name },
  ];
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={crumbs} />
      <div className="wrap pdp">
        {/* Another colour brings other pictures, and they begin with the first. */}
        <Gallery key={product.pictures[0]?.base} pictures={product.pictures} />
        <Buy product={product} feeCents={feeCents} gramsLeft={gramsLeft} />
      </div>
      <Sections product={product} />
      <Related product={product} />
    </>
  );
}
