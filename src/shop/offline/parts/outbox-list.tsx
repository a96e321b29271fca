import { addLine } from '#areas/cart/rules/lines.ts';
import { cents, dollars } from '#kernel/money.ts';
import { changeCart } from '#shop/cart/store/cart-store.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { addToOutbox, newOutboxId, type OutboxEntry, type OutboxOrder, removeFromOutbox } from '#site/outbox.ts';
import type { CartLine } from '#site/storage.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { withAgreedAmount } from '../rules/offline.ts';
import { offlineTexts } from './offline-texts.ts';

/** Where the reader goes on when an order was queued. */
export const outboxTitleId = 'waiting-title';

/** What was composed, ordered or asked without a line, and what became of it. */
export function OutboxList({ waiting }: { waiting: readonly OutboxEntry[] }) {
  const say = useTexts(offlineTexts);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={outboxTitleId} className="stack mb-3">
      <h2 id={outboxTitleId} tabIndex={-1} className="outline-none">
        {say('waitingTitle')}
      </h2>
      <ul className="stack">
        {waiting.map((entry) => (
          <li key={entry.id}>
            <One entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ entry }: { entry: OutboxEntry }) {
  const say = useTexts(offlineTexts);
  const forget = () => void removeFromOutbox(entry.id);
  if (entry.kind === 'order') return <Order order={entry} />;
  if (entry.kind === 'build')
    return (
      <Notice
        action={
          <Button size="small" aria-label={say('removeNamed', { name: entry.name })} onClick={forget}>
            {say('remove')}
          </Button>
        }
      >
        <b>{entry.name}</b> <span className="num">{dollars(cents(entry.cents))}</span>
        <span className="meta block">{say('buildNote')}</span>
      </Notice>
    );
  if (entry.state === 'waiting') return <Notice>{say('inquiryWaiting')}</Notice>;
  const isSent = entry.state === 'sent';
  return (
    <Notice
      tone={isSent ? 'ok' : 'warn'}
      action={
        <Button size="small" onClick={forget}>
          {say('done')}
        </Button>
      }
    >
      {isSent ? say('inquirySent', { number: entry.number ?? '' }) : say('inquiryRefused', { message: entry.message ?? '' })}
    </Notice>
  );
}

function Order({ order }: { order: OutboxOrder }) {
  const say = useTexts(offlineTexts);
  const href = useHref();
  if (order.state === 'placed')
    return (
      <Notice
        tone="ok"
        action={
          <span className="flex flex-wrap gap-1">
            <ButtonLink size="small" kind="primary" to={payHref(href('payment'), order)}>
              {say('pay')}
            </ButtonLink>
            <Button size="small" onClick={() => void removeFromOutbox(order.id)}>
              {say('done')}
            </Button>
          </span>
        }
      >
        {say('orderPlaced', { number: order.number ?? '' })}
      </Notice>
    );
  const back = (
    <Button size="small" onClick={() => void takeBack(order)}>
      {say(order.state === 'waiting' ? 'callOff' : 'backToCart')}
    </Button>
  );
  if (order.state === 'waiting') return <Notice action={back}>{say('orderWaiting', { total: dollars(cents(order.seenCents)) })}</Notice>;
  const { nowCents = null } = order;
  return (
    <Notice
      tone="warn"
      action={
        <span className="flex flex-wrap gap-1">
          {nowCents !== null && (
            <Button size="small" kind="primary" onClick={() => void addToOutbox(withAgreedAmount(order, newOutboxId()))}>
              {say('orderFor', { total: dollars(cents(nowCents)) })}
            </Button>
          )}
          {back}
        </span>
      }
    >
      {say('orderAsks', { message: order.message ?? '' })}{' '}
      {nowCents !== null && say('orderAsksNow', { now: dollars(cents(nowCents)), was: dollars(cents(order.seenCents)) })}
    </Notice>
  );
}

/** Several orders may wait for payment: each has its own way there. */
const payHref = (page: string, { number = '' }: { readonly number?: string }): string =>
  number ? `${page}?${new URLSearchParams({ number })}` : page;

/** The goods go back where they were; what was composed waits for itself again. */
async function takeBack({ id, lines, builds }: OutboxOrder): Promise<void> {
  for (const build of builds) await addToOutbox(build);
  await removeFromOutbox(id);
  changeCart((cart) => lines.reduce<readonly CartLine[]>((now, line) => addLine(now, line), cart));
}
