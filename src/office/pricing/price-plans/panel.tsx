import { Form, Link, useNavigation } from 'react-router';
import { pricePlanTexts } from '#areas/catalog/price-plan-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { formatGridAmount, formatTenthsPercent } from '../price-grid/grid.tsx';
import type { OpenPlan } from './load.server.ts';

/** One scheduled change: its SKUs, its cost, and revoking it. */
export function PlanPanel({ plan, closeTo }: { plan: OpenPlan; closeTo: string }) {
  const say = useTexts(pricePlanTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  const toGrid = (lines: OpenPlan['lines']) => (
    <Link className="link" to={`${href('office-sku-prices')}?${lines.map(({ skuId }) => `ids=${skuId}`).join('&')}`}>
      {say('openGrid')}
    </Link>
  );
  const held = plan.lines.filter(({ isHeld }) => isHeld);
  return (
    <aside className="stack scroll-down" aria-label={plan.reason}>
      <Card
        title={plan.reason}
        note={plan.starts}
        aside={
          <Link className="link" to={closeTo} preventScrollReset>
            {say('close')}
          </Link>
        }
      >
        <p className="muted">{say('setBy', { name: plan.staff || say('none'), when: plan.made })}</p>
        {plan.state === 'applied' && <p>{say('doneAt', { count: plan.changed, when: plan.ended ?? '' })}</p>}
        {held.length > 0 && (
          <Notice tone="warn" action={toGrid(held)}>
            {say('heldLines', { count: held.length, codes: held.map(({ code }) => code).join(', ') })}
          </Notice>
        )}
        {plan.state === 'waiting' && (
          <>
            <p>
              {say('bill')}: <b>${formatGridAmount(plan.billCents)}</b>
            </p>
            <Form method="post" className="row" preventScrollReset>
              <input type="hidden" name="id" value={plan.id} />
              <SubmitButton kind="quiet" name="intent" value="revoke" busy={isBusy}>
                {say('revoke')}
              </SubmitButton>
              {toGrid(plan.lines)}
            </Form>
          </>
        )}
      </Card>
      <Card title={say('skus')} note={String(plan.lines.length)} flush>
        <table className="grid-table is-tight">
          <caption className="visually-hidden">{plan.reason}</caption>
          <thead>
            <tr>
              <th scope="col">{say('code')}</th>
              {(['now', 'willPay', 'margin'] as const).map((name) => (
                <th key={name} scope="col" className="num">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.lines.map((line) => (
              <tr key={line.skuId}>
                <th scope="row" className="id">
                  {line.code}
                </th>
                <td className="num">{formatGridAmount(line.nowCents)}</td>
                <td className="num">
                  <b>{formatGridAmount(line.thenCents)}</b>
                </td>
                <td className="num">
                  {formatTenthsPercent(line.marginNow)} → {formatTenthsPercent(line.marginThen)}%
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </aside>
  );
}
