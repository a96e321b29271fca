import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { purchaseTexts } from '#areas/purchasing/purchase-texts.ts';
import { purchasePdfPath } from '#areas/purchasing/rules/purchase-pdf.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Timeline } from '#ui/office/timeline.tsx';
import type { OnePurchase } from './load.server.ts';
import { PurchaseDraftForm } from './purchase-draft-form.tsx';
import { PurchaseStateBadge } from './state.tsx';

type OneProps = { one: OnePurchase; done: string | null; vendors: readonly { value: number; label: string }[]; problem: ReactNode };

/** Ordered and received units, deliveries, and the next action. */
export function OnePurchaseView({ one, vendors, done, problem }: OneProps) {
  const say = useTexts(purchaseTexts);
  const href = useHref();
  return (
    <div className="scroll purchase-page">
      <PageHead
        title={one.number}
        sub={one.vendor?.name}
        back={<Link to={href('office-stock-order')}>{say('back')}</Link>}
        states={<PurchaseStateBadge status={one.status} />}
        actions={
          <>
            <a className="btn btn-quiet" href={purchasePdfPath(one.id)} target="_blank" rel="noopener">
              {say('paper')}
            </a>
            {one.may.receive && (
              <ButtonLink kind="primary" to={`${href('office-stock-in')}?order=${one.id}`}>
                {say('receive')}
              </ButtonLink>
            )}
          </>
        }
      />
      {problem || (done && <Notice tone="ok">{done}</Notice>)}
      <div className="tiles purchase-tiles">
        {one.may.edit ? (
          <PurchaseDraftForm
            key={`${one.id} ${one.status}`}
            id={one.id}
            vendors={vendors}
            vendorId={one.vendorId}
            expectedOn={one.expectedOn}
            note={one.note}
            lines={one.lines}
          />
        ) : (
          <Lines one={one} />
        )}
        <Side one={one} />
      </div>
    </div>
  );
}

function Lines({ one }: { one: OnePurchase }) {
  const say = useTexts(purchaseTexts);
  return (
    <Card title={say('lines')} flush>
      <table className="grid-table">
        <caption className="visually-hidden">{say('lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('sku')}</th>
            {(['ordered', 'came', 'cost', 'lineCost'] as const).map((name) => (
              <th key={name} scope="col" className="num">
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {one.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <span className="two">
                  <b>{line.code || line.name}</b>
                  {line.code && <small>{line.name}</small>}
                </span>
              </th>
              <td className="num">{line.quantity}</td>
              <td className={`num ${line.received >= line.quantity ? 'up' : line.received > 0 ? 'warn' : 'muted'}`}>{line.received}</td>
              <td className="num">{line.cost}</td>
              <td className="num">{line.sum}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {say('total')}
            </th>
            <td className="num">{one.total}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function Side({ one }: { one: OnePurchase }) {
  const say = useTexts(purchaseTexts);
  const busy = useNavigation().formData?.get('intent');
  const facts = [
    { label: say('made'), value: one.madeAt },
    { label: say('sentAt'), value: one.sentAt },
    { label: say('due'), value: one.dueOn },
    { label: say('contact'), value: one.vendor && [one.vendor.contact, one.vendor.email, one.vendor.phone].filter(Boolean).join(', ') },
    { label: say('note'), value: one.note },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <div className="stack stack-wide">
      <Card title={say('facts')}>
        <div className="stack">
          <DetailGrid details={facts} />
          <Form method="post" preventScrollReset className="stack">
            <input type="hidden" name="id" value={one.id} />
            {one.may.send && (
              <>
                <SubmitButton kind="quiet" name="intent" value="send" busy={busy === 'send'}>
                  {one.vendor?.email ? say('sendTo', { email: one.vendor.email }) : say('send')}
                </SubmitButton>
                <small className="muted">{say(one.vendor?.email ? 'sendHelp' : 'noMailbox')}</small>
              </>
            )}
            {one.ends.close && (
              <>
                <SubmitButton kind="quiet" name="intent" value="close" busy={busy === 'close'}>
                  {say('close')}
                </SubmitButton>
                <small className="muted">{say('closeHelp')}</small>
              </>
            )}
            {one.ends.cancel && (
              <details>
                <summary className="small">{say('cancel')}</summary>
                <p className="small">{say('cancelSure')}</p>
                <SubmitButton kind="danger" name="intent" value="cancel" busy={busy === 'cancel'}>
                  {say('cancelYes')}
                </SubmitButton>
              </details>
            )}
          </Form>
        </div>
      </Card>
      <Card title={say('deliveries')}>
        {one.receipts.length === 0 ? (
          <p className="muted">{say('noDeliveries')}</p>
        ) : (
          <Timeline
            entries={one.receipts.map(({ id, pieces, amount, note, by, at, dateTime }) => ({
              id: String(id),
              what: [say('delivery', { pieces, amount }), note, by].filter(Boolean).join(say('comma')),
              at,
              dateTime,
              weight: 'key' as const,
            }))}
          />
        )}
      </Card>
    </div>
  );
}
