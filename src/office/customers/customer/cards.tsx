import { Link } from 'react-router';
import { useInquiryKind } from '#areas/inquiries/parts/kind-name.ts';
import { creditKindTexts } from '#areas/referrals/texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Empty } from '#ui/empty.tsx';
import { Card, RowsLink } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { peopleTexts } from '../people-texts.ts';
import type { ShopperPage } from './load.server.ts';

type Order = ShopperPage['orders'][number];

export function OrderCard({ orders, bought }: Pick<ShopperPage, 'orders' | 'bought'>) {
  const say = useTexts(peopleTexts);
  const href = useHref();
  const columns: Column<Order>[] = [
    {
      id: 'number',
      label: say('order'),
      kind: 'line',
      cell: (row) => (
        <Link className="link" to={`${href('office-order')}?id=${row.id}`}>
          {row.number}
        </Link>
      ),
    },
    { id: 'at', label: say('at'), kind: 'line', width: '130px', cell: (row) => row.at },
    { id: 'pieces', label: say('pieces'), kind: 'number', width: '80px', cell: (row) => row.pieceCount },
    { id: 'total', label: say('total'), kind: 'number', width: '110px', cell: (row) => row.total },
    { id: 'status', label: say('status'), kind: 'line', width: '180px', cell: (row) => row.status },
  ];
  return (
    <Card title={say('orders')} note={say('ordersNote', bought)} flush>
      {orders.length === 0 ? (
        <Empty title={say('ordersNone')} />
      ) : (
        <DataTable caption={say('orders')} columns={columns} rows={orders} keyOf={(row) => String(row.id)} />
      )}
    </Card>
  );
}

export function StoreCreditCard({ credit: { balance, entries } }: { credit: NonNullable<ShopperPage['credit']> }) {
  const say = useTexts(peopleTexts);
  const sayKind = useTexts(creditKindTexts);
  return (
    <Card title={say('credit')} note={balance}>
      {entries.length === 0 ? (
        <p className="muted">{say('creditNone')}</p>
      ) : (
        <ul className="stack-tight">
          {entries.map((entry) => (
            <li key={entry.id} className="credit-row">
              <span className="muted">{entry.at}</span>
              <span>{sayKind(entry.kind)}</span>
              <span className="push num">{entry.amount}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function InquiryCard({ inquiries }: { inquiries: NonNullable<ShopperPage['inquiries']> }) {
  const say = useTexts(peopleTexts);
  const kindOf = useInquiryKind();
  const href = useHref();
  return (
    <Card title={say('inquiries')}>
      {inquiries.length === 0 ? (
        <p className="muted">{say('inquiriesNone')}</p>
      ) : (
        <ul className="stack-tight">
          {inquiries.map((one) => (
            <li key={one.id} className="credit-row">
              <span className="muted">{one.at}</span>
              <RowsLink to={`${href('office-inquiry')}?id=${one.id}`}>{kindOf(one.kind)}</RowsLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function AddressCard({ addresses }: Pick<ShopperPage, 'addresses'>) {
  const say = useTexts(peopleTexts);
  return (
    <Card title={say('addresses')}>
      {addresses.length === 0 ? (
        <p className="muted">{say('addressesNone')}</p>
      ) : (
        <ul className="fields">
          {addresses.map((one) => (
            <li key={one.id}>
              <b>{one.name}</b> {one.isDefault && <span className="muted">{say('usual')}</span>}
              <br />
              {one.line}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
