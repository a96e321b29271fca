import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { SkuCell } from '#office/inventory/parts/sku-cell.tsx';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Aisle, action, OpenPickingOrder, ToteOrder } from './load.server.ts';
import { pickingTexts } from './office-texts.ts';

type PickListProps = { aisles: readonly Aisle[]; totes: readonly ToteOrder[]; chosen: OpenPickingOrder | null };

/** In walking order: check a stop, or scan each unit. Printed, it shows which tote belongs to whom. */
export function PickList({ aisles, totes, chosen }: PickListProps) {
  const say = useTexts(pickingTexts);
  return (
    <section className="card table-card pick-list" aria-label={say('list')}>
      <header>
        <h2>{say('list')}</h2>
      </header>
      <ul className="pick-totes" aria-hidden="true">
        {totes.map(({ tote, number, name }) => (
          <li key={tote}>
            <b>{tote}</b> {number} {name}
          </li>
        ))}
      </ul>
      {aisles.length > 0 && <Scan first={chosen?.orderId ?? null} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        {aisles.length === 0 ? (
          <Empty title={say('noTotes')} text={say('noTotesText')} />
        ) : (
          <table className="grid-table">
            <caption className="visually-hidden">{say('list')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('shelf')}</th>
                <th scope="col">{say('piece')}</th>
                <th scope="col">{say('into')}</th>
                <th scope="col" className="num">
                  {say('take')}
                </th>
                <th scope="col" className="align-center">
                  {say('tick')}
                </th>
              </tr>
            </thead>
            {aisles.map(({ aisle, stops }) => (
              <tbody key={aisle}>
                <tr className="aisle">
                  <th scope="rowgroup" colSpan={5}>
                    {aisle ? say('aisle', { aisle }) : say('noShelf')}
                  </th>
                </tr>
                {stops.map((stop) => (
                  <Stop key={stop.key} stop={stop} />
                ))}
              </tbody>
            ))}
          </table>
        )}
      </div>
    </section>
  );
}

/** Every scan is sent by itself; the field is cleared for the next at once. */
function Scan({ first }: { first: number | null }) {
  const say = useTexts(pickingTexts);
  const fetcher = useFetcher<typeof action>();
  const field = useRef<HTMLInputElement>(null);
  const answer = fetcher.data;
  return (
    <fetcher.Form
      method="post"
      className="scan-bar"
      onSubmit={() => {
        queueMicrotask(() => {
          if (field.current) field.current.value = '';
          field.current?.focus();
        });
      }}
    >
      {first !== null && <input type="hidden" name="first" value={first} />}
      <input type="hidden" name="intent" value="scan" />
      <label className="scan-field" data-shortcut="s">
        <span className="visually-hidden">{say('scan')}</span>
        <input ref={field} className="input" name="code" placeholder={say('scanHint')} autoComplete="off" required />
      </label>
      <SubmitButton kind="quiet" size="small">
        {say('scanDo')}
      </SubmitButton>
      <div role="status" className="push small">
        {answer && 'done' in answer && <span className="up strong">{answer.done}</span>}
        {answer && 'problem' in answer && <Notice tone="err">{answer.problem}</Notice>}
      </div>
    </fetcher.Form>
  );
}

function Stop({ stop }: { stop: Aisle['stops'][number] }) {
  const say = useTexts(pickingTexts);
  const fetcher = useFetcher();
  const pendingPicked = fetcher.formData?.get('picked');
  const isDone = pendingPicked === undefined || pendingPicked === null ? stop.picked >= stop.quantity : pendingPicked === '1';
  return (
    <tr className={isDone ? 'is-done' : undefined}>
      <td className="nowrap shelf">{stop.bin || '–'}</td>
      <th scope="row">
        <SkuCell picture={stop.picture} small={[stop.code, stop.isMadeToOrder && say('madeToOrder')].filter(Boolean).join(' · ')} big>
          <b>{stop.name}</b>
        </SkuCell>
      </th>
      <td className="nowrap">
        {stop.totes.map(({ tote, quantity }) => (
          <span key={tote} className="into">
            {quantity > 1 ? `${tote} × ${quantity}` : tote}
          </span>
        ))}
      </td>
      <td className="num take">{stop.quantity}</td>
      <td className="align-center nowrap">
        {!isDone && stop.picked > 0 && <b className="pick-part">{say('ofPieces', { picked: stop.picked, pieces: stop.quantity })}</b>}
        <fetcher.Form method="post" className="pick-form">
          <input type="hidden" name="intent" value="tick" />
          {stop.lineIds.map((id) => (
            <input key={id} type="hidden" name="lines" value={id} />
          ))}
          <input type="hidden" name="picked" value={isDone ? '0' : '1'} />
          <button type="submit" className="pick-tick" aria-pressed={isDone} aria-label={say('tickLine', { code: stop.code })}>
            {isDone && <CheckIcon />}
          </button>
        </fetcher.Form>
      </td>
    </tr>
  );
}
