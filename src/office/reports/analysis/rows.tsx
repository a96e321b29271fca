import { Link } from 'react-router';
import { analysisTexts } from '#areas/reports/analysis-texts.ts';
import { analysisList } from '#areas/reports/rules/analysis-list.ts';
import type { AnalysisPageData } from '#areas/reports/services/analysis-page.server.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { listHref } from '#site/list.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { PageHead } from '#ui/office/page-head.tsx';

export function AnalysisRows({ data: { list, period, what } }: { data: Extract<AnalysisPageData, { view: 'rows' }> }) {
  const say = useTexts(analysisTexts);
  const href = useHref();
  return (
    <>
      <PageHead
        title={say('rowsTitle')}
        sub={say('rowsSub', { what: what ?? say('everything'), from: period.from, to: period.to })}
        back={
          <Link to={listHref(analysisList, list.chosen, { filters: { rows: undefined, key: undefined } })} data-shortcut="u">
            {say('rowsBack')}
          </Link>
        }
      />
      <OfficeList
        spec={analysisList}
        list={list}
        caption={say('rowsTitle')}
        keyOf={({ id }) => String(id)}
        hasFile
        filters={[
          { name: 'from', label: say('from') },
          { name: 'to', label: say('to') },
        ]}
        empty={{ title: say('rowsNone'), text: say('rowsNoneText') }}
        columns={[
          {
            id: 'number',
            label: say('number'),
            kind: 'line',
            width: '168px',
            fixed: true,
            cell: ({ number }) => (
              <Link className="link" to={`${href('office-income')}?q=${encodeURIComponent(number)}`}>
                {number}
              </Link>
            ),
          },
          { id: 'paid', label: say('paidOn'), kind: 'line', width: '104px', cell: ({ paidOn }) => paidOn },
          { id: 'buyer', label: say('buyer'), kind: 'cut', width: '30%', cell: ({ buyer }) => buyer },
          { id: 'place', label: say('place'), kind: 'line', width: '96px', cell: ({ place }) => place || '–' },
          { id: 'source', label: say('source'), kind: 'line', width: '112px', cell: ({ source }) => source || '–' },
          { id: 'device', label: say('device'), kind: 'line', width: '88px', aside: true, cell: ({ device }) => device || '–' },
          { id: 'pieces', label: say('pieces'), kind: 'number', width: '72px', cell: ({ pieces }) => pieces },
          { id: 'total', label: say('total'), kind: 'number', width: '112px', cell: ({ total }) => total },
          { id: 'kept', label: say('kept'), kind: 'number', width: '112px', cell: ({ kept }) => kept },
        ]}
      />
    </>
  );
}
