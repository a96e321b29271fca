import { Link } from 'react-router';
import { analysisTexts } from '#areas/reports/analysis-texts.ts';
import { analysisList } from '#areas/reports/rules/analysis-list.ts';
import type { AnalysisFiguresData } from '#areas/reports/services/analysis-page.server.ts';
import { fileHref } from '#areas/staff/rules/paths.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { PartCard } from './breakdown-card.tsx';
import { CohortCard, CoverCard, PromiseCard, TermsCard } from './cards.tsx';
import { FunnelCard } from './funnel.tsx';
import { PeriodBar } from './period-bar.tsx';
import { PlotCard } from './plot-card.tsx';
import { AnalysisRows } from './rows.tsx';
import { StatStrip } from './stat-strip.tsx';
import { PagesCard, SourcesCard } from './visit-cards.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, analysisTexts.title, analysisTexts.description);
export const handle: OfficeHandle = { keys: [{ keys: ['d', 'w'], says: analysisTexts.keyPlot }] };

export default function AnalysisPage({ loaderData }: Route.ComponentProps) {
  return loaderData.view === 'rows' ? <AnalysisRows data={loaderData} /> : <Figures data={loaderData} />;
}

function Figures({ data }: { data: AnalysisFiguresData }) {
  const say = useTexts(analysisTexts);
  const href = useHref();
  const days = { ...data.chosen, filters: { ...data.chosen.filters, table: 'days' as const } };
  return (
    <>
      <PageHead
        title={say('title')}
        sub={data.bookDifference === null ? say('agrees') : undefined}
        actions={
          <a className="btn" href={fileHref(analysisList, days, 'csv')} download>
            {say('exportDays')}
          </a>
        }
      />
      {data.bookDifference !== null && (
        <Notice tone="warn">
          {say('differs', { amount: data.bookDifference })}{' '}
          <Link className="link" to={href('office-money')}>
            {say('lookAtBooks')}
          </Link>
        </Notice>
      )}
      {!data.isSettled && <Notice>{say('settling')}</Notice>}
      <PeriodBar data={data} />
      <StatStrip data={data} />
      <div className="analysis-top">
        <PlotCard data={data} />
        <FunnelCard data={data} />
      </div>
      <div className="columns-2 space-above-section">
        <SourcesCard data={data} />
        <PagesCard data={data} />
        <PartCard data={data} part="category" />
        <PartCard data={data} part="region" />
        <PartCard data={data} part="length" />
        <PartCard data={data} part="source" />
        <PartCard data={data} part="texture" />
        <PartCard data={data} part="colour" />
      </div>
      <div className="columns-3 space-above-section">
        <PartCard data={data} part="country" isNarrow />
        <PartCard data={data} part="device" isNarrow />
        <PartCard data={data} part="turn" isNarrow />
        <CohortCard data={data} />
        <TermsCard data={data} />
        <div className="stack">
          <PromiseCard data={data} />
          <CoverCard data={data} />
        </div>
      </div>
    </>
  );
}
