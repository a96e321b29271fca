import type { ShadeFilter } from '#areas/content/rules/shades.ts';
import type { ChartShade } from '#areas/content/services/shades.server.ts';
import { translator } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { absolute, breadcrumbs, pageMeta } from '#site/meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import type { Route } from './+types/page';
import { ShadeFinder } from './finder.tsx';
import { ShadeFamilies } from './shades.tsx';
import { chartTexts } from './texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const say = translator(chartTexts, site.language);
  const path = hrefOf('hair-color-chart');
  const { shades, hex, wanted } = loaderData;
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description', { count: shades.length }),
    keywords: say('keywords').split(', '),
    image: shades[0] && `${shades[0].swatch}-240.webp`,
    // A visitor's own color is not indexed.
    hidden: hex !== null || Object.values(wanted).some((one) => one !== null),
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path },
      ]),
      {
        '@type': 'ItemList',
        name: say('title'),
        itemListElement: shades.map((shade, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: shade.name,
          url: `${absolute(site, path)}#${shade.id}`,
        })),
      },
    ],
  });
}

export default function ColorChartPage({ loaderData }: Route.ComponentProps) {
  const say = useTexts(chartTexts);
  const href = useHref();
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <ChartView chart={loaderData} />
    </>
  );
}

type Chart = { shades: readonly ChartShade[]; hex: string | null; refused: string | null; wanted: ShadeFilter };

function ChartView({ chart }: { chart: Chart }) {
  const say = useTexts(chartTexts);
  const href = useHref();
  const samples = <ButtonLink to={href('category', { category: 'hair-sample' })}>{say('sample')}</ButtonLink>;
  if (chart.shades.length === 0)
    return (
      <div className="wrap">
        <h1 className="page-head">{say('title')}</h1>
        <Empty title={say('emptyTitle')} text={say('emptyText')} action={samples} />
      </div>
    );
  return (
    <div className="wrap">
      <ListHead title={say('title')} lead={say('lead')}>
        {samples}
      </ListHead>
      {/* A colour in the address is a new question: the key begins it afresh. */}
      <ShadeFinder key={chart.hex} {...chart} />
      <ShadeFamilies shades={chart.shades} />
      <p className="meta prose shades-note">{say('labNote')}</p>
    </div>
  );
}
