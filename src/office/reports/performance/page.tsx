import { Form } from 'react-router';
import { performanceTexts } from '#areas/reports/performance-texts.ts';
import type { PerformancePageData } from '#areas/reports/services/performance-page.server.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { Ranking } from './ranking.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, performanceTexts.title, performanceTexts.description);

export default function PerformancePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useTexts(performanceTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const at = (month: string) => `${href('office-performance')}?month=${month}`;
  const actions = (
    <>
      <ButtonLink to={at(page.before)}>{say('earlier')}</ButtonLink>
      {page.after && <ButtonLink to={at(page.after)}>{say('later')}</ButtonLink>}
      <a className="btn" href={`/bg/export/office-performance.csv?month=${page.month}`} download>
        {say('payroll')}
      </a>
    </>
  );
  return (
    <>
      <PageHead title={`${say('title')} ${page.monthName}`} sub={say(page.seesAll ? 'sub' : 'subOwn')} actions={actions} />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      {page.lines.length === 0 ? <Empty title={say('noneTitle')} text={say('noneText')} /> : <Ranking page={page} />}
      <div className="columns-2 space-above-section">
        <Tiers page={page} />
        {page.maySetTarget && page.lines.length > 0 && <Target page={page} />}
        {page.maySetTarget && <NewTiers key={page.month} page={page} />}
      </div>
      <MonthForm page={page} />
    </>
  );
}

function Tiers({ page: { tiers } }: { page: PerformancePageData }) {
  const say = useTexts(performanceTexts);
  return (
    <Card title={say('tiers')}>
      {tiers.length === 0 ? (
        say('tiersNone')
      ) : (
        <ul className="stack">
          {tiers.map((tier) => (
            <li key={tier.from}>{say('tier', tier)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** One empty row more than there are tiers, at most six. */
function NewTiers({ page: { typed, month, firstChange } }: { page: PerformancePageData }) {
  const say = useTexts(performanceTexts);
  const lines = [...typed, { from: '', share: '' }, { from: '', share: '' }].slice(0, 6);
  return (
    <Card title={say('setTiers')}>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="intent" value="tiers" />
        <TextInput
          label={say('tiersFrom')}
          help={say('tiersFromHint')}
          name="month"
          type="month"
          min={firstChange}
          defaultValue={month < firstChange ? firstChange : month}
          required
        />
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stand where they stand
          <div key={index} className="fields-2">
            <TextInput label={say('tierFrom')} name="tiers.from" inputMode="decimal" maxLength={14} defaultValue={line.from} />
            <TextInput label={say('tierShare')} name="tiers.share" inputMode="decimal" maxLength={6} defaultValue={line.share} />
          </div>
        ))}
        <SubmitButton>{say('save')}</SubmitButton>
      </Form>
    </Card>
  );
}

function Target({ page: { month, lines } }: { page: PerformancePageData }) {
  const say = useTexts(performanceTexts);
  return (
    <Card title={say('setTarget')}>
      <Form method="post" className="fields-end" preventScrollReset>
        <input type="hidden" name="month" value={month} />
        <Select label={say('name')} name="staff_id">
          {lines.map(({ staffId, name }) => (
            <option key={staffId} value={staffId}>
              {name}
            </option>
          ))}
        </Select>
        <TextInput label={say('target')} name="target" inputMode="decimal" required maxLength={14} />
        <SubmitButton name="intent" value="target">
          {say('save')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

function MonthForm({ page: { month, monthName, mayClose, mayOpen } }: { page: PerformancePageData }) {
  const say = useTexts(performanceTexts);
  if (!mayClose && !mayOpen) return null;
  return (
    <Form method="post" className="row space-above-section" preventScrollReset>
      <input type="hidden" name="month" value={month} />
      {mayClose && (
        <SubmitButton kind="primary" name="intent" value="close">
          {say('close', { month: monthName })}
        </SubmitButton>
      )}
      {mayOpen && (
        <SubmitButton kind="bare" name="intent" value="open">
          {say('open', { month: monthName })}
        </SubmitButton>
      )}
    </Form>
  );
}
