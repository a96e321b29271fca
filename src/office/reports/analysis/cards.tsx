import { analysisTexts } from '#areas/reports/analysis-texts.ts';
import { analysisList } from '#areas/reports/rules/analysis-list.ts';
import type { AnalysisFiguresData } from '#areas/reports/services/analysis-page.server.ts';
import { fileHref } from '#areas/staff/rules/paths.ts';
import { useTexts } from '#site/locale.tsx';
import { Card } from '#ui/office/card.tsx';
import { DataTable } from '#ui/office/data-table.tsx';
import type { CssVars } from '#ui/tape.tsx';

type Props = { data: AnalysisFiguresData };

/** Returning buyers by the month of their first order. */
export function CohortCard({ data: { cohorts } }: Props) {
  const say = useTexts(analysisTexts);
  return (
    <Card title={say('cohorts')} flush>
      <table className="grid-table is-tight heat">
        <caption className="visually-hidden">{say('cohortNote')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('firstOrder')}</th>
            <th scope="col" className="num">
              {say('buyers')}
            </th>
            {cohorts[0]?.shares.map((_, later) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of months.
              <th key={later} scope="col" className="num">
                {later}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, buyers, shares }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td className="num">{buyers}</td>
              {shares.map((share, later) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of months.
                <td key={later} style={share === null ? undefined : ({ '--heat': `${Math.min(60, share)}%` } as CssVars)}>
                  {share}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted card-note">{say('cohortNote')}</p>
    </Card>
  );
}

/** Search terms, and those without results. */
export function TermsCard({ data: { terms, chosen } }: Props) {
  const say = useTexts(analysisTexts);
  const file = fileHref(analysisList, { ...chosen, filters: { ...chosen.filters, table: 'search' } }, 'csv');
  const aside = (
    <a className="btn btn-small" href={file} download>
      {say('csv')}
    </a>
  );
  if (terms.length === 0) return <Card title={say('search')}>{say('noneYet')}</Card>;
  return (
    <Card title={say('search')} aside={aside} flush>
      <DataTable
        caption={say('search')}
        rows={terms}
        keyOf={({ term }) => term}
        density="tight"
        columns={[
          { id: 'term', label: say('words'), kind: 'cut', width: '44%', cell: ({ term }) => term },
          { id: 'count', label: say('times'), kind: 'number', cell: ({ count }) => count },
          {
            id: 'empty',
            label: say('nothingFound'),
            kind: 'number',
            cell: ({ empty }) => (empty > 0 ? <b className="delta down">{empty}</b> : '–'),
          },
          { id: 'clicks', label: say('clicks'), kind: 'number', cell: ({ clicks }) => clicks },
        ]}
      />
    </Card>
  );
}

const promiseKinds = ['price_protection', 'referral', 'review', 'return', 'delay'] as const;

/** Store credit given in the period. */
export function PromiseCard({ data: { credits } }: Props) {
  const say = useTexts(analysisTexts);
  const rows = promiseKinds.map((kind) => credits.find((one) => one.kind === kind) ?? { kind, count: 0, amount: '0.00' });
  return (
    <Card title={say('promises')} flush>
      <DataTable
        caption={say('promises')}
        rows={rows}
        keyOf={({ kind }) => kind}
        density="tight"
        columns={[
          {
            id: 'kind',
            label: say('promises'),
            kind: 'cut',
            width: '52%',
            cell: ({ kind }) => say(promiseKinds.find((one) => one === kind) ?? 'review'),
          },
          { id: 'count', label: say('given'), kind: 'number', cell: ({ count }) => count },
          { id: 'amount', label: say('amount'), kind: 'number', cell: ({ amount }) => <b>{amount}</b> },
        ]}
      />
    </Card>
  );
}

export function CoverCard({ data: { cover } }: Props) {
  const say = useTexts(analysisTexts);
  if (cover.length === 0) return <Card title={say('cover')}>{say('noneYet')}</Card>;
  return (
    <Card title={say('cover')} flush>
      <DataTable
        caption={say('coverNote')}
        rows={cover}
        keyOf={({ id }) => String(id)}
        density="tight"
        columns={[
          { id: 'sku', label: say('sku'), kind: 'cut', width: '48%', cell: ({ code, name }) => <span title={name}>{code}</span> },
          { id: 'left', label: say('left'), kind: 'number', cell: ({ left }) => left },
          { id: 'sold', label: say('sold'), kind: 'number', cell: ({ sold }) => sold },
          { id: 'days', label: say('days'), kind: 'number', cell: ({ days }) => <b>{days}</b> },
        ]}
      />
      <p className="small muted card-note">{say('coverNote')}</p>
    </Card>
  );
}
