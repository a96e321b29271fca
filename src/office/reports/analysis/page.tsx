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
import { RowsBehind } from './rows.tsx';
import { StatStrip } from './stat-strip.tsx';
import { PagesCard, SourcesCard } from './visit-cards.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, analysisTexts.title, analysisTexts.description);
export const handle: OfficeHandle = { keys: [{ keys: ['d', 'w'], says: analysisTexts.keyPlot }] };

export default function AnalysisPage({ loaderData }: Route.ComponentProps) {
  return loaderData.view === 'rows' ? <RowsBehind desk={loaderData} /> : <Figures desk={loaderData} />;
}

function Figures({ desk }: { desk: AnalysisFiguresData }) {
  const say = useTexts(analysisTexts);
  const href = useHref();
  const days = { ...desk.chosen, filters: { ...desk.chosen.filters, table: 'days' as const } };
  return (
    <>
      <PageHead
        title={say('title')}
        sub={desk.bookDifference === null ? say('agrees') : undefined}
        actions={
          <a className="btn" href={fileHref(analysisList, days, 'csv')} download>
            {say('exportDays')}
          </a>
        }
      />
      {desk.bookDifference !== null && (
        <Notice tone="warn">
          {say('differs', { amount: desk.bookDifference })}{' '}
          <Link className="link" to={href('office-money')}>
            {say('lookAtBooks')}
          </Link>
        </Notice>
      )}
      {!desk.isSettled && <Notice>{say('settling')}</Notice>}
      <PeriodBar desk={desk} />
      <StatStrip desk={desk} />
      <div className="analysis-top">
        <PlotCard desk={desk} />
        <FunnelCard desk={desk} />
      </div>
      <div className="columns-2 space-above-section">
        <SourcesCard desk={desk} />
        <PagesCard desk={desk} />
        <PartCard desk={desk} part="category" />
        <PartCard desk={desk} part="region" />
        <PartCard desk={desk} part="length" />
        <PartCard desk={desk} part="source" />
        <PartCard desk={desk} part="texture" />
        <PartCard desk={desk} part="colour" />
      </div>
      <div className="columns-3 space-above-section">
        <PartCard desk={desk} part="country" isNarrow />
        <PartCard desk={desk} part="device" isNarrow />
        <PartCard desk={desk} part="turn" isNarrow />
        <CohortCard desk={desk} />
        <TermsCard desk={desk} />
        <div className="stack">
          <PromiseCard desk={desk} />
          <CoverCard desk={desk} />
        </div>
      </div>
    </>
  );
}
