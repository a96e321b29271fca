import { analysisTexts } from '#areas/reports/analysis-texts.ts';
import { analysisList } from '#areas/reports/rules/analysis-list.ts';
import type { AnalysisFiguresData } from '#areas/reports/services/analysis-page.server.ts';
import { listHref } from '#site/list.ts';
import { useTexts } from '#site/locale.tsx';
import { Card, RowsLink } from '#ui/office/card.tsx';
import type { CssVars } from '#ui/tape.tsx';

/** From visit to payment; the dashed mark is the comparison period. */
export function FunnelCard({ data: { chosen, funnel } }: { data: AnalysisFiguresData }) {
  const say = useTexts(analysisTexts);
  const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
  return (
    <Card
      title={say('funnel')}
      aside={<RowsLink to={listHref(analysisList, chosen, { filters: { rows: 'all' } })}>{say('openRows')}</RowsLink>}
    >
      <ol className="funnel">
        {funnel.map((step) => {
          const widths: CssVars = { '--w': percent(step.share), '--b': percent(step.before ?? 0) };
          return (
            <li key={step.event} style={widths}>
              <b>{say(step.event)}</b>
              <span className="funnel-step">
                <i />
                {step.before !== null && <u />}
              </span>
              <span className="num">{step.count}</span>
              {step.goOn && <span className="go">{say('goOn', { share: step.goOn })}</span>}
            </li>
          );
        })}
      </ol>
      <p className="small muted space-above">{say('funnelNote')}</p>
    </Card>
  );
}
