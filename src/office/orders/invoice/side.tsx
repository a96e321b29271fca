import { Form, Link, useNavigation } from 'react-router';
import { invoiceFormTexts, invoiceSideTexts } from '#areas/checkout/office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import { SumList } from '#ui/office/detail-grid.tsx';
import { Timeline, type TimelineEntry } from '#ui/office/timeline.tsx';
import { showToast } from '#ui/toast.tsx';
import type { EditedInvoice } from './load.server.ts';

const quietZone = 4;

/** History of the invoice, and its link. */
export function InvoiceSide({ invoice }: { invoice: EditedInvoice }) {
  const say = useTexts(invoiceSideTexts);
  const isDraft = invoice.status === 'draft';
  const isDead = invoice.status === 'cancelled';
  return (
    <div className="stack stack-wide">
      <Card title={say('follow')} className="invoice-follow">
        <SumList
          sums={[
            { label: say('already'), value: invoice.paid },
            { label: say('balance'), value: invoice.balance, weight: 'bold' },
          ]}
        />
        <Timeline entries={stepsOf(invoice, say)} />
        <InvoiceActions invoice={invoice} />
      </Card>
      {!isDead && (
        <Card title={say('link')}>{isDraft ? <p className="muted">{say('draftLink')}</p> : <PaymentLink invoice={invoice} />}</Card>
      )}
    </div>
  );
}

function PaymentLink({ invoice }: { invoice: EditedInvoice }) {
  const say = useTexts(invoiceSideTexts);
  const { link, path, pdfPath, square } = invoice;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      showToast(say('copied'));
    } catch {
      showToast(link);
    }
  };
  const frame = square ? square.size + 2 * quietZone : 0;
  return (
    <div className="stack">
      <p className="break-anywhere small">{link}</p>
      <p className="row">
        <Button size="small" className="needs-script" onClick={() => void copy()}>
          {say('copy')}
        </Button>
        <Link className="btn btn-quiet btn-small" to={path} reloadDocument target="_blank" rel="noopener">
          {say('open')}
        </Link>
        <a className="btn btn-quiet btn-small" href={pdfPath}>
          {say('paper')}
        </a>
      </p>
      {square && (
        <svg
          className="invoice-square"
          viewBox={`${-quietZone} ${-quietZone} ${frame} ${frame}`}
          role="img"
          aria-label={say('qr')}
          shapeRendering="crispEdges"
        >
          <path d={square.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}

function InvoiceActions({ invoice }: { invoice: EditedInvoice }) {
  const say = useTexts(invoiceSideTexts);
  const form = useTexts(invoiceFormTexts);
  const busy = useNavigation().formData?.get('intent');
  return (
    <div className="stack">
      {!invoice.isOver && (
        <Form method="post" preventScrollReset className="row">
          <SubmitButton name="intent" value="send" kind="quiet" busy={busy === 'send'}>
            {busy === 'send' ? form('busy') : say(invoice.status === 'draft' ? 'send' : 'sendAgain')}
          </SubmitButton>
          {invoice.status === 'draft' && (
            <SubmitButton name="intent" value="delete" kind="bare" busy={busy === 'delete'}>
              {say('remove')}
            </SubmitButton>
          )}
        </Form>
      )}
      {invoice.mayCancel && (
        <details>
          <summary className="small">{say('cancel')}</summary>
          <Form method="post" preventScrollReset className="stack space-above">
            <p className="small">{say('cancelSure')}</p>
            <SubmitButton name="intent" value="cancel" kind="danger" busy={busy === 'cancel'}>
              {busy === 'cancel' ? form('busy') : say('cancelYes')}
            </SubmitButton>
          </Form>
        </details>
      )}
    </div>
  );
}

type Says = ReturnType<typeof useTexts<typeof invoiceSideTexts>>;

/** Newest first. */
function stepsOf({ steps, money, status, dueName }: EditedInvoice, say: Says): TimelineEntry[] {
  const entry = (id: 'cancelled' | 'paid' | 'viewed' | 'sent' | 'created', weight: TimelineEntry['weight']): TimelineEntry[] => {
    const step = steps[id];
    return step ? [{ id, what: say(id), weight, ...step }] : [];
  };
  const came = money.map(
    ({ amount, at = '', dateTime }, index): TimelineEntry => ({
      id: `money ${index}`,
      what: say('money', { amount }),
      at,
      weight: 'key',
      ...(dateTime ? { dateTime } : {}),
    }),
  );
  return [
    ...entry('cancelled', 'bad'),
    ...entry('paid', 'key'),
    ...(status === 'overdue' ? [{ id: 'late', what: say('late'), at: dueName, weight: 'bad' as const }] : []),
    ...came.reverse(),
    ...entry('viewed', 'now'),
    ...entry('sent', 'plain'),
    ...entry('created', 'plain'),
  ];
}
