import { Form, Link } from 'react-router';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { ShopperFields } from '../parts/shopper-fields.tsx';
import { ShopperStateBadge } from '../parts/shopper-state.tsx';
import { peopleTexts } from '../people-texts.ts';
import type { Route } from './+types/page';
import { AddressCard, InquiryCard, OrderCard, StoreCreditCard } from './cards.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, peopleTexts.title, peopleTexts.description);

export default function ShopperPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(peopleTexts);
  const href = useHref();
  const { details, name, state, mayJudge } = loaderData;
  const { field, problem } = actionData && 'problem' in actionData ? actionData : { field: null, problem: null };
  useSuccessToast(actionData);
  const back = (
    <Link className="link" to={href('office-users')}>
      {say('toList')}
    </Link>
  );
  return (
    <>
      <PageHead
        title={name}
        back={back}
        states={<ShopperStateBadge state={state} />}
        sub={`${details.email} · ${say('number', { id: details.id })}`}
      />
      {problem && !field && <Notice tone="err">{problem}</Notice>}
      <div className="tiles tiles-side">
        <div className="stack-wide">
          <OrderCard orders={loaderData.orders} bought={loaderData.bought} />
          <Card title={say('record')}>
            {state === 'gone' ? (
              <p>{say('gone')}</p>
            ) : (
              <Form method="post" className="stack-wide">
                <ShopperFields values={details} mayJudge={mayJudge} field={field} problem={problem} />
                <div>
                  <SubmitButton kind="primary" name="intent" value="save">
                    {say('save')}
                  </SubmitButton>
                </div>
              </Form>
            )}
          </Card>
        </div>
        <div className="stack-wide">
          <AccountCard {...loaderData} />
          {loaderData.credit && <StoreCreditCard credit={loaderData.credit} />}
          {loaderData.inquiries && <InquiryCard inquiries={loaderData.inquiries} />}
          <AddressCard addresses={loaderData.addresses} />
        </div>
      </div>
    </>
  );
}

function AccountCard({ since, changed, lastLogin, logins, state, mayJudge }: Route.ComponentProps['loaderData']) {
  const say = useTexts(peopleTexts);
  return (
    <Card title={say('account')}>
      <DetailGrid
        details={[
          { label: say('since'), value: since },
          { label: say('changed'), value: changed },
          { label: say('lastLogin'), value: lastLogin ?? say('never') },
          { label: say('logins'), value: logins },
        ]}
      />
      {state !== 'gone' && (
        <Form method="post" className="button-row space-above-section">
          {state !== 'blocked' && (
            <SubmitButton kind="quiet" size="small" name="intent" value="link">
              {say('sendLink')}
            </SubmitButton>
          )}
          {mayJudge && (
            <SubmitButton kind="quiet" size="small" name="intent" value={state === 'blocked' ? 'unblock' : 'block'}>
              {say(state === 'blocked' ? 'unblock' : 'block')}
            </SubmitButton>
          )}
        </Form>
      )}
    </Card>
  );
}
