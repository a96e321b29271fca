import { Form, useNavigation } from 'react-router';
import { ordersPath } from '#areas/orders/rules/query.ts';
import { statusGroupNames } from '#areas/orders/rules/status.ts';
import { statusGroupTexts } from '#areas/orders/texts.ts';
import { useHref, useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { Empty } from '#ui/empty.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Pager } from '#ui/pager.tsx';
import type { OrderList } from './load.server.ts';
import { OrderCard } from './order-card.tsx';
import { ordersPageTexts } from './texts.ts';

export function OrderListView({ list }: { list: OrderList }) {
  const say = useTexts(ordersPageTexts);
  const here = useVariantPath();
  const isComing = useNavigation().state === 'loading';
  const { address, orders, total, pages, counts } = list;
  const isNarrowed = address.group !== null || address.q !== '';
  if (counts.all === 0 && !isNarrowed) return <NoOrders />;
  return (
    <>
      <header className="orders-head">
        <div>
          <h1>{say('title')}</h1>
          <p className="meta space-above-small">{say('lead')}</p>
        </div>
        <OrderSearch q={address.q} group={address.group} />
      </header>
      <Groups list={list} />
      <p className="meta num space-above" aria-live="polite">
        {total === 1 ? say('oneOrder') : say('orderCount', { count: total })}
      </p>
      {orders.length === 0 ? (
        <Empty
          title={say('emptyTitle')}
          text={say('emptyText')}
          action={<ButtonLink to={here(ordersPath({}))}>{say('clear')}</ButtonLink>}
        />
      ) : (
        <ul className="orders" aria-busy={isComing || undefined}>
          {orders.map((order) => (
            <OrderCard key={order.number} order={order} />
          ))}
        </ul>
      )}
      <Pager
        label={say('pages')}
        page={address.page}
        pages={pages}
        hrefOf={(page) => here(ordersPath({ ...address, page }))}
        labels={{ previous: say('previous'), next: say('next') }}
      />
    </>
  );
}

/** Empty groups are hidden, except the selected one. */
function Groups({ list: { address, counts } }: { list: OrderList }) {
  const say = useTexts(statusGroupTexts);
  const page = useTexts(ordersPageTexts);
  const here = useVariantPath();
  const { variant } = useLocale();
  const visibleGroups = (['all', ...statusGroupNames] as const).filter(
    (name) => name === 'all' || counts[name] > 0 || address.group === name,
  );
  return (
    <nav aria-label={page('filter')} className={variant === 'mobile' ? 'rail rail-tight' : 'chips'}>
      {visibleGroups.map((name) => {
        const group = name === 'all' ? null : name;
        return (
          <ChipLink key={name} to={here(ordersPath({ group, q: address.q }))} on={address.group === group} preventScrollReset>
            {say(name)} <span className="num filter-count">{counts[name]}</span>
          </ChipLink>
        );
      })}
    </nav>
  );
}

function OrderSearch({ q, group }: { q: string; group: string | null }) {
  const say = useTexts(ordersPageTexts);
  const href = useHref();
  return (
    <Form className="searchbox" action={href('orders')} role="search" aria-label={say('search')}>
      <SearchIcon />
      {group && <input type="hidden" name="status" value={group} />}
      <input
        key={q}
        type="search"
        name="q"
        aria-label={say('search')}
        placeholder={say('searchHint')}
        defaultValue={q}
        maxLength={40}
        autoCapitalize="characters"
        enterKeyHint="search"
      />
    </Form>
  );
}

function NoOrders() {
  const say = useTexts(ordersPageTexts);
  const href = useHref();
  return (
    <>
      <h1>{say('title')}</h1>
      <Empty
        title={say('noneTitle')}
        text={say('noneText')}
        action={<ButtonLink to={href('category', { category: 'wig' })}>{say('toGoods')}</ButtonLink>}
      />
    </>
  );
}
