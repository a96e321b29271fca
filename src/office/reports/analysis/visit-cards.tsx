import { analysisTexts } from '#areas/reports/analysis-texts.ts';
import { analysisList } from '#areas/reports/rules/analysis-list.ts';
import type { AnalysisFiguresData } from '#areas/reports/services/analysis-page.server.ts';
import { fileHref } from '#areas/staff/rules/paths.ts';
import { useTexts } from '#site/locale.tsx';
import { Card } from '#ui/office/card.tsx';
import { DataTable } from '#ui/office/data-table.tsx';

type Props = { data: AnalysisFiguresData };

/** Sources, how far visitors got, and revenue. */
export function SourcesCard({ data }: Props) {
  const say = useTexts(analysisTexts);
  const { lines, together } = data.sources;
  if (lines.length === 0) return <Card title={say('sources')}>{say('noneYet')}</Card>;
  return (
    <Card title={say('sources')} aside={<FileLink data={data} table="sources" />} flush>
      <DataTable
        caption={say('sources')}
        rows={lines}
        keyOf={({ key }) => key || '-'}
        density="tight"
        columns={[
          { id: 'source', label: say('firstTouch'), kind: 'cut', width: '30%', cell: ({ word }) => word, total: say('together') },
          { id: 'visits', label: say('visits'), kind: 'number', cell: ({ visits }) => visits, total: together.visits },
          { id: 'carts', label: say('carts'), kind: 'number', cell: ({ carts }) => carts, total: together.carts },
          { id: 'checkouts', label: say('checkouts'), kind: 'number', cell: ({ checkouts }) => checkouts, total: together.checkouts },
          { id: 'paid', label: say('orders'), kind: 'number', cell: ({ paid }) => <b>{paid}</b>, total: together.paid },
          { id: 'conversion', label: say('conversion'), kind: 'number', cell: ({ conversion }) => conversion, total: together.conversion },
        ]}
      />
      <p className="small muted card-note">{say('sourcesNote')}</p>
    </Card>
  );
}

export function PagesCard({ data }: Props) {
  const say = useTexts(analysisTexts);
  const { lines, together } = data.pages;
  if (lines.length === 0) return <Card title={say('pages')}>{say('noneYet')}</Card>;
  return (
    <Card title={say('pages')} aside={<FileLink data={data} table="pages" />} flush>
      <DataTable
        caption={say('pages')}
        rows={lines}
        keyOf={({ path }) => path}
        density="tight"
        columns={[
          { id: 'path', label: say('pagePath'), kind: 'cut', width: '60%', cell: ({ path }) => path, total: say('allPages') },
          { id: 'views', label: say('views'), kind: 'number', cell: ({ views }) => views, total: together },
          { id: 'entries', label: say('entries'), kind: 'number', cell: ({ entries }) => entries },
        ]}
      />
    </Card>
  );
}

function FileLink({ data: { chosen }, table }: Props & { table: 'sources' | 'pages' }) {
  const say = useTexts(analysisTexts);
  return (
    <a className="btn btn-small" href={fileHref(analysisList, { ...chosen, filters: { ...chosen.filters, table } }, 'csv')} download>
      {say('csv')}
    </a>
  );
}
