import { moneyTexts } from '#areas/reports/office-texts.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Views } from '#ui/office/views.tsx';
import type { Route } from './+types/page';
import { Journal } from './journal.tsx';
import { MonthsOverview } from './months.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, moneyTexts.title, moneyTexts.description);

export default function MoneyPage({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(moneyTexts);
  const href = useHref();
  useLiveUpdates('money', 'payments', 'purchases');
  useSuccessToast(actionData);
  const here = href('office-money');
  const actions = (
    <>
      <ButtonLink to={href('office-income-add')}>{say('addIncome')}</ButtonLink>
      <ButtonLink to={href('office-expenditure-add')}>{say('addExpenditure')}</ButtonLink>
    </>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      <Views
        label={say('views')}
        views={[
          { to: here, label: say('months'), current: loaderData.view === 'months' },
          { to: `${here}?view=journal`, label: say('journal'), current: loaderData.view === 'journal' },
        ]}
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      {loaderData.view === 'journal' ? <Journal {...loaderData} /> : <MonthsOverview page={loaderData} />}
    </>
  );
}
