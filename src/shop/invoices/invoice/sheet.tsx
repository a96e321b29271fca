import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import type { InvoiceState } from '#areas/checkout/rules/invoice.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Table } from '#ui/table.tsx';
import { InvoiceBill } from '../parts/invoice-bill.tsx';
import type { PageInvoice } from '../parts/invoice-page.server.ts';

const statusBadges = {
  draft: { tone: 'line', word: 'draft' },
  sent: { tone: 'plain', word: 'sent' },
  viewed: { tone: 'plain', word: 'viewed' },
  part_paid: { tone: 'gold', word: 'part_paid' },
  paid: { tone: 'ok', word: 'paidState' },
  overdue: { tone: 'warn', word: 'overdue' },
  cancelled: { tone: 'line', word: 'cancelled' },
  refunded: { tone: 'line', word: 'refunded' },
} as const satisfies Record<InvoiceState, object>;

export function InvoiceSheet({ invoice }: { invoice: PageInvoice }) {
  const say = useTexts(invoiceTexts);
  const { variant } = useLocale();
  const { seller } = invoice;
  const badge = statusBadges[invoice.status];
  return (
    <article className="panel invoice-sheet" aria-labelledby="invoice-title">
      <header>
        <div>
          <p className="invoice-shop">{seller.name}</p>
          <h1 id="invoice-title">{say('title', { number: invoice.number })}</h1>
        </div>
        <Badge tone={badge.tone}>{say(badge.word)}</Badge>
      </header>
      <dl className="invoice-facts">
        <Fact label={say('from')} value={seller.legalName || seller.name} more={[seller.address, seller.email]} />
        <Fact label={say('to')} value={invoice.customerName} />
        <Fact label={say('made')} value={invoice.day} />
        {invoice.dueDay && <Fact label={say('due')} value={invoice.dueDay} />}
      </dl>
      <h2 className="visually-hidden">{say('lines')}</h2>
      {variant === 'mobile' ? <LineList invoice={invoice} /> : <LineTable invoice={invoice} />}
      <div className="invoice-sum">
        <InvoiceBill {...invoice} />
        {invoice.money.length > 0 && (
          <ul className="meta">
            {invoice.money.map(({ amountCents, day }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: payments of an invoice never move.
              <li key={index}>
                {say('paidOn', { day })} <span className="num">{dollars(amountCents)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {invoice.note && (
        <section className="invoice-note">
          <h2>{say('note')}</h2>
          <p className="keep-lines long-words">{invoice.note}</p>
        </section>
      )}
      <p className="meta">{say('currency')}</p>
    </article>
  );
}

function Fact({ label, value, more = [] }: { label: string; value: string; more?: readonly string[] }) {
  return (
    <div>
      <dt className="meta">{label}</dt>
      <dd>
        {value}
        {more.filter(Boolean).map((line) => (
          <small key={line} className="meta">
            {line}
          </small>
        ))}
      </dd>
    </div>
  );
}

function LineTable({ invoice: { lines } }: { invoice: PageInvoice }) {
  const say = useTexts(invoiceTexts);
  return (
    <Table caption={say('lines')}>
      <thead>
        <tr>
          <th scope="col">{say('name')}</th>
          <th scope="col" className="align-right">
            {say('quantity')}
          </th>
          <th scope="col" className="align-right">
            {say('price')}
          </th>
          <th scope="col" className="align-right">
            {say('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice never move.
          <tr key={index}>
            <th scope="row" className="long-words">
              {line.name}
            </th>
            <td className="align-right">{line.quantity}</td>
            <td className="align-right">{dollars(line.priceCents)}</td>
            <td className="align-right">{dollars(line.totalCents)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function LineList({ invoice: { lines } }: { invoice: PageInvoice }) {
  const say = useTexts(invoiceTexts);
  return (
    <ul className="invoice-lines">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice never move.
        <li key={index}>
          <span className="long-words">
            <b>{line.name}</b>
            {line.quantity > 1 && <small className="meta">{say('times', { count: line.quantity, price: dollars(line.priceCents) })}</small>}
          </span>
          <span className="num">{dollars(cents(line.totalCents))}</span>
        </li>
      ))}
    </ul>
  );
}
