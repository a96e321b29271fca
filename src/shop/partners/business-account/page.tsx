import { Link } from 'react-router';
import { partnerAccountTexts } from '#areas/partners/account-texts.ts';
import { accountMeta } from '#shop/account/parts/meta.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { FactTable } from '#ui/table.tsx';
import { useFocusOnResult } from '#ui/use-focus-on-result.ts';
import type { Route } from './+types/page';
import { ApplyForm } from './apply-form.tsx';
import { OrderIntake } from './intake.tsx';
import type { BusinessData } from './load.server.ts';
import { Payouts } from './payouts.tsx';
import { ProductFeedCard, ResellerSettings } from './selling.tsx';
import { SentOrders } from './sent-orders.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: partnerAccountTexts.title, description: partnerAccountTexts.description });

export default function BusinessPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const say = useTexts(partnerAccountTexts);
  const { variant } = useLocale();
  const answer = actionData && 'of' in actionData ? actionData : null;
  const problem = actionData && 'problem' in actionData ? actionData : null;
  const statusRef = useFocusOnResult<HTMLDivElement>(answer?.of === 'apply' && data.account?.status === 'asked');
  return (
    <div className={variant === 'mobile' ? 'wrap page-head services' : 'services'}>
      <header>
        <h1 className={variant === 'mobile' ? 'visually-hidden' : undefined}>{say('title')}</h1>
        {data.account?.status !== 'approved' && !data.payouts && <p className="meta space-above-small">{say('lead')}</p>}
      </header>
      {problem && <Notice tone="err">{problem.problem}</Notice>}
      {data.invitation && (
        <Notice tone="ok">{data.invitation.until ? say('invitedUntil', { day: data.invitation.until }) : say('invited')}</Notice>
      )}
      <div ref={statusRef} tabIndex={-1} className="hide-empty">
        <AccountStatus data={data} />
      </div>
      {data.payouts ? <Payouts payouts={data.payouts} /> : <Steps data={data} />}
      {data.mayAsk && <ApplyForm data={data} refused={problem} />}
      {data.dropship && (
        <>
          <OrderIntake answer={answer} />
          <SentOrders orders={data.dropship.orders} />
          <ResellerSettings name={data.account?.businessName ?? ''} dropship={data.dropship} isSaved={answer?.of === 'selling'} />
        </>
      )}
      {data.feed && <ProductFeedCard feed={data.feed} token={answer?.of === 'token' ? answer.token : null} />}
    </div>
  );
}

function AccountStatus({ data: { account } }: { data: BusinessData }) {
  const say = useTexts(partnerAccountTexts);
  const href = useHref();
  if (!account) return null;
  const reason = account.reason === '' ? '' : say('reason', { reason: account.reason });
  if (account.kind === 'affiliate' && account.status === 'approved') return <Notice>{say('isAffiliate')}</Notice>;
  if (account.kind === 'affiliate' && account.status === 'revoked') return <Notice tone="warn">{say('endedAffiliate')}</Notice>;
  if (account.status === 'asked') return <Notice tone="ok">{say('asked', { day: account.askedOn })}</Notice>;
  if (account.status === 'refused')
    return (
      <Notice tone="warn">
        {say('refused')} {reason} {say('refusedAgain')}
      </Notice>
    );
  if (account.status === 'revoked')
    return (
      <Notice tone="warn">
        {say('revoked')} {reason}
      </Notice>
    );
  return (
    <section className="panel case" aria-label={account.businessName}>
      <h2>{account.businessName}</h2>
      <p className="meta">
        {say(account.kind)}
        {account.decidedOn && `${say('comma')}${say('since', { day: account.decidedOn })}`}
      </p>
      <p>
        {say('least')} <b className="num">{account.least > 0 ? say('pieces', { count: account.least }) : say('leastNone')}</b>
      </p>
      <p>
        <Link className="link tap-target" to={href('sync-product')}>
          {say('toSync')}
        </Link>
      </p>
    </section>
  );
}

function Steps({ data: { ladder, account, invitation } }: { data: BusinessData }) {
  const say = useTexts(partnerAccountTexts);
  const title = say(account?.status === 'approved' || invitation ? 'yourSteps' : 'steps');
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{title}</h2>
      <p className="meta">{say('stepsTold')}</p>
      {ladder.length === 0 ? (
        <p className="space-above">{say('noSteps')}</p>
      ) : (
        <FactTable
          caption={title}
          numbers
          rows={ladder.map(({ minPieces, offBp }) => ({
            label: minPieces === 1 ? say('fromFirst') : say('fromPieces', { count: minPieces }),
            value: say('off', { percent: offBp / 100 }),
          }))}
        />
      )}
    </section>
  );
}
