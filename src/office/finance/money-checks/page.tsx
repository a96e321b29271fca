import { Form } from 'react-router';
import { invariantTexts } from '#areas/reports/invariant-texts.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { useIsSubmitting } from '#ui/use-is-submitting.ts';
import type { Route } from './+types/page';
import { BrokenCheck, CheckTable } from './check-cards.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, invariantTexts.title, invariantTexts.description);

export default function MoneyChecksPage({ loaderData, actionData: answered }: Route.ComponentProps) {
  const { checks, lastRun, isRunning, mayCheck } = loaderData;
  const actionData = useActionResult(answered);
  const say = useTexts(invariantTexts);
  const isBusy = useIsSubmitting() || isRunning;
  useLiveUpdates('invariants', 'jobs');
  useSuccessToast(actionData);
  const broken = checks.filter(({ state }) => state === 'broken');
  const missed = checks.filter(({ state }) => state === 'notChecked');
  return (
    <>
      <PageHead
        title={say('title')}
        sub={lastRun === null ? say('sub') : `${say('sub')} ${say('lastRun', { at: lastRun })}`}
        actions={mayCheck && <CheckNow isBusy={isBusy} />}
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      {isRunning && <Notice>{say('runningNotice')}</Notice>}
      {broken.length > 0 && (
        <Notice tone="err">
          <b>{say('brokenNotice', { count: broken.length })}</b> {say('brokenText')}
        </Notice>
      )}
      {lastRun !== null && missed.length > 0 && <Notice tone="warn">{say('notCheckedNotice', { count: missed.length })}</Notice>}
      <div className="stack-wide">
        {broken.map((check) => (
          <BrokenCheck key={check.name} check={check} />
        ))}
        {lastRun === null && (
          <Card flush>
            <Empty title={say('neverTitle')} text={say('neverText')} />
          </Card>
        )}
        {lastRun !== null && broken.length === 0 && missed.length === 0 && (
          <Card flush>
            <Empty title={say('allPassed', { at: lastRun })} text={say('allPassedText', { count: checks.length })} />
          </Card>
        )}
        <CheckTable checks={checks} />
      </div>
    </>
  );
}

function CheckNow({ isBusy }: { isBusy: boolean }) {
  const say = useTexts(invariantTexts);
  return (
    <Form method="post" preventScrollReset>
      <SubmitButton name="intent" value="check" busy={isBusy}>
        {say(isBusy ? 'checking' : 'checkNow')}
      </SubmitButton>
    </Form>
  );
}
