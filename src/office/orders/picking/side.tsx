import { Form, Link, useNavigation } from 'react-router';
import { formatListCount } from '#office/parts/office-list.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { useTicked } from '#ui/office/use-ticked.ts';
import { BoardLabels } from './labels.tsx';
import type { BlockedOrder, BoardView, OpenPickingOrder, ShortOrder, TodaysLabel, ToteOrder } from './load.server.ts';
import { pickingTexts } from './office-texts.ts';

type SideProps = {
  view: BoardView;
  totes: readonly ToteOrder[];
  blocked: readonly BlockedOrder[];
  waiting: readonly ShortOrder[];
  waitingCount: number;
  labels: readonly TodaysLabel[];
  chosen: OpenPickingOrder | null;
  free: number;
  tomorrow: string;
};
const nextWave = 6;

/** Left of the list: totes, waiting orders, or today's labels. */
export function BoardSide(props: SideProps) {
  const say = useTexts(pickingTexts);
  const href = useHref();
  const { view, totes, blocked, waitingCount, labels } = props;
  const packed = totes.filter(({ parcels }) => parcels > 0).length;
  const counts = { totes: totes.length + blocked.length, waiting: formatListCount(waitingCount), labels: packed + labels.length };
  return (
    <section className="card picking-side" aria-label={say(view)}>
      <nav className="segments" aria-label={say('views')}>
        {(['totes', 'waiting', 'labels'] as const).map((name) => (
          <Link
            key={name}
            to={`${href('office-online-order')}?show=${name}`}
            aria-current={view === name ? 'page' : undefined}
            preventScrollReset
          >
            {say(name)} <span className="item-count">{counts[name]}</span>
          </Link>
        ))}
      </nav>
      {view === 'totes' ? <Totes {...props} /> : view === 'waiting' ? <Waiting {...props} /> : <BoardLabels {...props} />}
    </section>
  );
}

function Totes({ totes, blocked, chosen }: SideProps) {
  const say = useTexts(pickingTexts);
  const href = useHref();
  if (totes.length + blocked.length === 0) return <Empty title={say('noTotes')} text={say('noTotesText')} />;
  return (
    <div className="scroll">
      {blocked.map((order) => (
        <Blocked key={order.number} order={order} />
      ))}
      {totes.map((order) => (
        <Link
          key={order.number}
          className="tote"
          to={`${href('office-online-order')}?show=totes&order=${encodeURIComponent(order.number)}`}
          aria-current={order.number === chosen?.number ? 'true' : undefined}
          preventScrollReset
        >
          <span className="tote-mark">{order.tote}</span>
          <b>{order.name}</b>
          <span className="soft small">{order.paidAt}</span>
          <small>
            {order.number}, {order.place}
          </small>
          <small className={order.picked >= order.pieces ? 'up strong' : undefined}>
            {order.parcels > 0
              ? say('packed')
              : order.picked >= order.pieces
                ? say('ready')
                : say('ofPieces', { picked: order.picked, pieces: order.pieces })}
          </small>
          {order.isCancelAsked && <small className="warn wide">{say('cancelAsked')}</small>}
          {order.hasTakeOut && <small className="warn wide">{say('takeOutTitle')}</small>}
        </Link>
      ))}
    </div>
  );
}

/** The order cannot ship: its units go back to their bins before the tote is reused. */
function Blocked({ order: { tote, number, name, why } }: { order: BlockedOrder }) {
  const say = useTexts(pickingTexts);
  const isBusy = useNavigation().formData?.get('number') === number;
  return (
    <Form method="post" className="tote" preventScrollReset aria-label={say('tote', { tote })}>
      <input type="hidden" name="number" value={number} />
      <span className="tote-mark">{tote}</span>
      <b>{name || number}</b>
      <SubmitButton kind="quiet" size="small" name="intent" value="empty" busy={isBusy}>
        {say('emptyTote')}
      </SubmitButton>
      <small>{number}</small>
      <small className="warn wide">{say(why)}</small>
    </Form>
  );
}

/** Longest waiting first; the top ones are preselected. */
function Waiting({ waiting, waitingCount, free }: SideProps) {
  const say = useTexts(pickingTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'start';
  const { form, ticked, onChange } = useTicked('orders');
  if (waiting.length === 0) return <Empty title={say('noWaiting')} text={say('noWaitingText')} />;
  const ready = waiting.filter(({ aside, isMadeToOrder, isTest }) => !aside && !isMadeToOrder && !isTest);
  const first = new Set(ready.slice(0, Math.min(nextWave, free)).map(({ number }) => number));
  return (
    <Form method="post" className="picking-form" key={[...first].join()} ref={form} onChange={onChange} preventScrollReset>
      <div className="scroll">
        {waiting.map((order) => (
          <label key={order.number} className="tote">
            <input
              type="checkbox"
              name="orders"
              value={order.number}
              defaultChecked={first.has(order.number)}
              aria-label={say('tickOne', { number: order.number })}
            />
            <b>{order.name}</b>
            <span className="soft small">{order.paidAt}</span>
            <small>
              {order.number}, {order.place}
            </small>
            <small>{say('pieces', { count: order.pieces })}</small>
            {(order.aside || order.isMadeToOrder) && (
              <small className="warn wide">{order.aside ? say('aside', { reason: order.aside }) : say('madeToOrder')}</small>
            )}
          </label>
        ))}
        {waitingCount > waiting.length && <p className="small soft panel-part">{say('oldestShown', { count: waiting.length })}</p>}
      </div>
      <div className="picking-foot">
        {ticked === 0 && <p className="small warn">{say('tickFirst')}</p>}
        <SubmitButton block name="intent" value="start" busy={isBusy} disabled={ticked === 0}>
          {say('start')}
        </SubmitButton>
      </div>
    </Form>
  );
}
