import type { Wanted } from '#areas/content/rules/shades.ts';
import type { Shade } from '#areas/content/services/shades.server.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { Finder } from './finder.tsx';
import { Families } from './shades.tsx';
import { chartTexts } from './texts.ts';

export type Chart = { shades: readonly Shade[]; hex: string | null; refused: string | null; wanted: Wanted };

/** The finder first, then the whole chart. */
export function ChartView({ chart }: { chart: Chart }) {
  const say = useSay(chartTexts);
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
      <Finder key={chart.hex} {...chart} />
      <Families shades={chart.shades} />
      <p className="meta prose pt-4">{say('labNote')}</p>
    </div>
  );
}
