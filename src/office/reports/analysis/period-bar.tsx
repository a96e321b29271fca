import { Form } from 'react-router';
import { analysisTexts } from '#areas/reports/analysis-texts.ts';
import { analysisList } from '#areas/reports/rules/analysis-list.ts';
import { comparisons, periods } from '#areas/reports/rules/period.ts';
import type { AnalysisFiguresData } from '#areas/reports/services/analysis-page.server.ts';
import { listHref } from '#site/list.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Segments } from '#ui/office/views.tsx';

const periodTextKeys = { today: 'today', '7': 'p7', '30': 'p30', month: 'month', quarter: 'quarter', year: 'year' } as const;

export function PeriodBar({ data: { chosen, period } }: { data: AnalysisFiguresData }) {
  const say = useTexts(analysisTexts);
  const href = useHref();
  return (
    <section className="card period-bar" aria-label={say('period')}>
      <div className="label">
        {say('period')}
        <Segments
          label={say('period')}
          views={periods.map((name) => ({
            to: listHref(analysisList, chosen, { filters: { period: name, from: undefined, to: undefined, at: undefined } }),
            label: say(periodTextKeys[name]),
            current: period.name === name,
          }))}
        />
      </div>
      <Form action={href('office-analysis')} key={`${period.from} ${period.to} ${period.comparison}`}>
        {chosen.filters.plot && <input type="hidden" name="plot" value={chosen.filters.plot} />}
        <label className="label">
          {say('from')}
          <input className="input" type="date" name="from" defaultValue={period.from} required />
        </label>
        <label className="label">
          {say('to')}
          <input className="input" type="date" name="to" defaultValue={period.to} required />
        </label>
        <label className="label">
          {say('compare')}
          <select className="input" name="compare" defaultValue={period.comparison}>
            {comparisons.map((name) => (
              <option key={name} value={name}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
        <SubmitButton>{say('apply')}</SubmitButton>
      </Form>
    </section>
  );
}
