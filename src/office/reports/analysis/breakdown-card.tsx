import { Link } from 'react-router';
import { analysisTexts } from '#areas/reports/analysis-texts.ts';
import { type AnalysisDimension, analysisList } from '#areas/reports/rules/analysis-list.ts';
import type { AnalysisFiguresData } from '#areas/reports/services/analysis-page.server.ts';
import { fileHref } from '#areas/staff/rules/paths.ts';
import { listHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { Card, RowsLink } from '#ui/office/card.tsx';
import { DataTable } from '#ui/office/data-table.tsx';
import type { CssVars } from '#ui/tape.tsx';

const titles = {
  category: 'byCategory',
  country: 'byCountry',
  region: 'byRegion',
  device: 'byDevice',
  source: 'bySource',
  length: 'byLength',
  texture: 'byTexture',
  colour: 'byColour',
  turn: 'byTurn',
} as const;

/** The period by one dimension; each row links to its orders, all rows add up to the revenue. */
export function PartCard({
  data: { chosen, tables },
  part,
  isNarrow,
}: {
  data: AnalysisFiguresData;
  part: AnalysisDimension;
  isNarrow?: boolean;
}) {
  const say = useTexts(analysisTexts);
  const { lines, together } = tables[part];
  const file = fileHref(analysisList, { ...chosen, filters: { ...chosen.filters, table: part } }, 'csv');
  const aside = (
    <>
      {!isNarrow && (
        <RowsLink to={listHref(analysisList, chosen, { filters: { rows: 'all', key: undefined } })}>{say('openRows')}</RowsLink>
      )}
      <a className="btn btn-small" href={file} download>
        {say('csv')}
      </a>
    </>
  );
  if (lines.length === 0)
    return (
      <Card title={say(titles[part])} aside={aside}>
        <p className="soft">{say('noneYet')}</p>
      </Card>
    );
  return (
    <Card title={say(titles[part])} aside={aside} flush>
      <DataTable
        caption={say(titles[part])}
        rows={lines}
        keyOf={({ key }) => key || 'none'}
        density="tight"
        columns={[
          {
            id: 'word',
            label: say(part),
            kind: 'cut',
            width: isNarrow ? '40%' : '36%',
            total: say('together'),
            cell: (line) => {
              const width: CssVars = { '--w': `${(line.share * 100).toFixed(1)}%` };
              return (
                <span className="share" style={line.address === null ? undefined : width}>
                  {line.address === null ? (
                    line.word
                  ) : (
                    <Link to={listHref(analysisList, chosen, { filters: { rows: part, key: line.address } })}>{line.word}</Link>
                  )}
                </span>
              );
            },
          },
          { id: 'paid', label: say('ordersHead'), kind: 'number', total: together.paid, cell: ({ paid }) => paid },
          { id: 'revenue', label: say('revenue'), kind: 'number', total: together.revenue, cell: ({ revenue }) => revenue },
          {
            id: 'change',
            label: say('change'),
            kind: 'number',
            total: together.change,
            cell: ({ change, isUp }) => <span className={`delta ${isUp ? 'up' : 'down'}`}>{change}</span>,
          },
          ...(isNarrow
            ? []
            : [
                {
                  id: 'margin',
                  label: say('margin'),
                  kind: 'number' as const,
                  total: together.margin,
                  cell: ({ margin }: { margin: string }) => margin,
                },
              ]),
        ]}
      />
    </Card>
  );
}
