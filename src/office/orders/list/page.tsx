import { Link } from 'react-router';
import { officeOrderTexts, paymentStateTexts, stateNameTexts } from '#areas/orders/office-texts.ts';
import { OrderPaymentBadge, OrderStatusBadge } from '#areas/orders/parts/order-status-badge.tsx';
import { orderList, orderSourceNames, orderStatusNames, paymentStateFilters } from '#areas/orders/rules/order-list.ts';
import { cents, dollars, groupedAmount } from '#kernel/money.ts';
import type { ListFilter } from '#office/parts/list-filters.tsx';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { usePermissions } from '#office/parts/use-permissions.tsx';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { OrderBulkActions } from './bulk-actions.tsx';
import type { ListedOrder } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, officeOrderTexts.title, officeOrderTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['f'], says: officeOrderTexts.keyFind },
    { keys: ['n'], says: officeOrderTexts.keyNew, opens: 'office-order-add' },
  ],
};

type Loaded = Route.ComponentProps['loaderData'];

export default function OrderListPage({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(officeOrderTexts);
  const href = useHref();
  const may = usePermissions();
  const columns = useColumns(loaderData);
  const filters = useFilters(loaderData);
  const { list, views, people } = loaderData;
  useLiveUpdates('orders', 'payments');
  useSuccessToast(actionData);
  return (
    <>
      <PageHead
        title={say('title')}
        actions={
          may.open('office-order-add') && (
            <ButtonLink kind="primary" to={href('office-order-add')} data-shortcut="n">
              {say('byHand')}
            </ButtonLink>
          )
        }
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <OfficeList
        spec={orderList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.isHeld ? 'off' : undefined)}
        views={views.map(({ name, filters: chosen, count }) => ({ label: say(name), count, change: { filters: chosen } }))}
        filters={filters}
        find={{ label: say('find'), hint: say('findHint') }}
        hasFile
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        bulk={{
          one: (row) => say('tickOne', { number: row.number }),
          sum: (rows) =>
            say('sumTicked', {
              total: dollars(cents(rows.reduce((sum, { totalCents }) => sum + totalCents, 0))),
              grams: rows.reduce((sum, { grams }) => sum + grams, 0),
            }),
          actions: <OrderBulkActions people={people} />,
        }}
      />
    </>
  );
}

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

function useColumns({ list: { rows, total }, sums }: Loaded): readonly Column<ListedOrder>[] {
  const say = useTexts(officeOrderTexts);
  const href = useHref();
  const add = (of: (row: ListedOrder) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const whole = sums
    ? say('allPages', {
        count: grouped(total),
        pieces: grouped(sums.pieces),
        grams: grouped(sums.grams),
        total: dollars(cents(sums.totalCents)),
      })
    : say('allMany');
  return [
    {
      id: 'number',
      label: say('number'),
      kind: 'line',
      fixed: true,
      width: '168px',
      total: (
        <span className="order-totals">
          <b>{say('thisPage', { count: rows.length })}</b>
          <small>{whole}</small>
        </span>
      ),
      cell: ({ id, number }) => (
        <Link className="link" to={`${href('office-order')}?id=${id}`}>
          {number}
        </Link>
      ),
    },
    {
      id: 'created',
      label: say('created'),
      kind: 'line',
      width: '104px',
      cell: ({ created }) => <time dateTime={created.dateTime}>{created.at}</time>,
    },
    {
      id: 'paid',
      label: say('paid'),
      kind: 'line',
      width: '104px',
      aside: true,
      cell: ({ paid }) => paid && <time dateTime={paid.dateTime}>{paid.at}</time>,
    },
    {
      id: 'buyer',
      label: say('buyer'),
      kind: 'cut',
      width: '30%',
      cell: ({ buyer, place }) => (
        <>
          {buyer} <span className="muted">{place}</span>
        </>
      ),
    },
    { id: 'email', label: say('email'), kind: 'cut', width: '22%', aside: true, cell: ({ email }) => email },
    { id: 'phone', label: say('phone'), kind: 'line', width: '120px', aside: true, cell: ({ phone }) => phone },
    {
      id: 'goods',
      label: say('goods'),
      kind: 'cut',
      width: '40%',
      cell: ({ goods, hasNote }) => (
        <>
          {goods} {hasNote && <span className="badge badge-line mark-none">{say('note')}</span>}
        </>
      ),
    },
    {
      id: 'pieces',
      label: say('pieces'),
      kind: 'number',
      width: '56px',
      total: grouped(add(({ pieces }) => pieces)),
      cell: ({ pieces }) => pieces,
    },
    {
      id: 'grams',
      label: say('grams'),
      kind: 'number',
      width: '72px',
      total: grouped(add(({ grams }) => grams)),
      cell: ({ grams }) => grouped(grams),
    },
    {
      id: 'state',
      label: say('state'),
      kind: 'line',
      width: '128px',
      cell: (row) => <OrderStatusBadge status={row.status} />,
    },
    {
      id: 'payment',
      label: say('payment'),
      kind: 'line',
      width: '132px',
      cell: (row) => <OrderPaymentBadge paymentState={row.paymentState} attentionReason={row.attentionReason} isQuiet />,
    },
    {
      id: 'total',
      label: say('total'),
      kind: 'number',
      width: '88px',
      total: groupedAmount(add(({ totalCents }) => totalCents)),
      cell: ({ total: amount }) => <b>{amount}</b>,
    },
    { id: 'owner', label: say('owner'), kind: 'cut', width: '14%', cell: ({ owner }) => owner ?? say('nobody') },
    { id: 'source', label: say('source'), kind: 'line', width: '84px', aside: true, cell: ({ source }) => say(source) },
    { id: 'country', label: say('country'), kind: 'line', width: '72px', aside: true, cell: ({ country }) => country },
    { id: 'carrier', label: say('carrier'), kind: 'line', width: '88px', aside: true, cell: ({ carrier }) => carrier },
    { id: 'tracking', label: say('tracking'), kind: 'line', width: '128px', aside: true, cell: ({ tracking }) => tracking },
  ];
}

/** Rarely used filters, shown only while active. */
const seldom: readonly string[] = ['paid_from', 'paid_to', 'user', 'made', 'waits'];

function useFilters({ people, countries, me, list }: Loaded): readonly ListFilter[] {
  const say = useTexts(officeOrderTexts);
  const state = useTexts(stateNameTexts);
  const payment = useTexts(paymentStateTexts);
  const all: readonly ListFilter[] = [
    { name: 'state', label: say('state'), options: orderStatusNames.map((value) => ({ value, label: state(value) })) },
    { name: 'payment', label: say('payment'), options: paymentStateFilters.map((value) => ({ value, label: payment(value) })) },
    { name: 'from', label: say('from') },
    { name: 'to', label: say('to') },
    { name: 'paid_from', label: say('paidFrom') },
    { name: 'paid_to', label: say('paidTo') },
    { name: 'country', label: say('country'), options: countries.map((value) => ({ value, label: value })) },
    {
      name: 'shipping',
      label: say('shipping'),
      options: [
        { value: 'waiting', label: say('shippingWaiting') },
        { value: 'sent', label: say('shippingSent') },
      ],
    },
    { name: 'total_from', label: say('totalFrom') },
    { name: 'total_to', label: say('totalTo') },
    { name: 'shopper', label: say('buyer') },
    { name: 'user', label: say('account') },
    { name: 'sku', label: say('sku') },
    { name: 'source', label: say('source'), options: orderSourceNames.map((value) => ({ value, label: say(value) })) },
    {
      name: 'owner',
      label: say('owner'),
      options: people.map(({ id, name }) => ({ value: id, label: id === me ? say('me') : name })),
    },
    { name: 'made', label: say('made'), options: [{ value: 'yes', label: say('yes') }] },
    { name: 'waits', label: say('waits'), options: [{ value: 'day', label: say('waitsDay') }] },
  ];
  return all.filter(({ name }) => !seldom.includes(name) || name in list.chosen.filters);
}
