import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { changedBy, priceGridChangeOf } from '#areas/catalog/rules/grid.ts';
import { skuList } from '#areas/catalog/rules/office-lists.ts';
import { ConfirmBelowCost } from '#office/parts/confirm-below-cost.tsx';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { pathOf } from '#site/list.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Menu } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import { EffectPanel } from './effect.tsx';
import { formatGridAmount, PriceGrid } from './grid.tsx';
import type { LedgerLine } from './load.server.ts';
import { priceGridTexts } from './price-grid-texts.ts';
import { type GridState, useGrid } from './use-grid.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, priceGridTexts.title, priceGridTexts.description);
export const handle: OfficeHandle = {
  fill: true,
  keys: [
    { keys: ['↑', '↓', '←', '→'], says: priceGridTexts.keyMove },
    { keys: ['Ctrl', 'D'], says: priceGridTexts.keyFill },
    { keys: ['Ctrl', 'Z'], says: priceGridTexts.keyUndo },
    { keys: ['Ctrl', '↵'], says: priceGridTexts.keyApply },
  ],
};

export default function PricesPage({
  loaderData: { rows, group, protection, ledger, earliest },
  actionData: answered,
}: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(priceGridTexts);
  const href = useHref();
  const form = useRef<HTMLFormElement>(null);
  const state = useGrid(rows);
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const isBusy = useNavigation().formMethod === 'POST';
  useLiveUpdates('prices');
  useSuccessToast(actionData);
  const { clear } = state;
  const latest = useRef(clear);
  latest.current = clear;
  useEffect(() => {
    if (actionData && 'done' in actionData) latest.current();
  }, [actionData]);
  const visibleRows = isOnlyChanged ? rows.filter((row) => priceGridChangeOf(row, state.grid[row.skuId]).isChanged) : rows;
  const back = (
    <>
      <Link to={pathOf(skuList)}>{say('toList')}</Link>
      {group && (
        <>
          {' / '}
          <Link to={href('office-spu', { id: String(group.id) })}>{group.name}</Link>
        </>
      )}
    </>
  );
  const actions = (
    <>
      <LedgerMenu ledger={ledger} />
      <ButtonLink to={href('office-price-plans')}>{say('plans')}</ButtonLink>
      <ButtonLink to={href('office-goods-import')}>{say('import')}</ButtonLink>
    </>
  );
  return (
    <>
      <PageHead title={say('title')} back={back} actions={actions} />
      {actionData && 'problem' in actionData && (
        <Notice tone="err" action={'again' in actionData && <ConfirmBelowCost fields={actionData.again} />}>
          {actionData.problem}
        </Notice>
      )}
      {rows.length === 0 ? (
        <Empty title={say('gridTitle')} text={say('gridNone')} action={<ButtonLink to={pathOf(skuList)}>{say('toList')}</ButtonLink>} />
      ) : (
        <Form method="post" ref={form} className="price-columns" preventScrollReset>
          <section className="card table-card" aria-label={say('title')}>
            <header className="price-tools">
              <h2>{group?.name ?? say('rowsOf', { count: rows.length })}</h2>
              <Tools state={state} isOnlyChanged={isOnlyChanged} onOnlyChanged={setOnlyChanged} />
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
            <div className="scroll" tabIndex={0}>
              <PriceGrid
                rows={visibleRows}
                state={state}
                onApply={() => form.current?.querySelector<HTMLButtonElement>('[value="apply"]')?.click()}
              />
            </div>
            <div className="table-foot">{say('billNote', protection)}</div>
          </section>
          <EffectPanel rows={rows} state={state} isBusy={isBusy} earliest={earliest} />
        </Form>
      )}
    </>
  );
}

type ToolsProps = { state: GridState; isOnlyChanged: boolean; onOnlyChanged: (is: boolean) => void };

function Tools({ state, isOnlyChanged, onOnlyChanged }: ToolsProps) {
  const say = useTexts(priceGridTexts);
  const [percent, setPercent] = useState('-5');
  const [isWhole, setWhole] = useState(true);
  const by = Number(percent.replace('−', '-'));
  return (
    <span className="row push">
      <label className="row">
        <input type="checkbox" checked={isOnlyChanged} onChange={(event) => onOnlyChanged(event.currentTarget.checked)} />{' '}
        {say('onlyChanged')}
      </label>
      <Menu label={say('changeBy')} buttonClassName="btn btn-small">
        <div className="stack menu-form">
          <input
            className="input"
            aria-label={say('percent')}
            value={percent}
            inputMode="decimal"
            onChange={(event) => setPercent(event.currentTarget.value)}
          />
          <label className="row">
            <input type="checkbox" checked={isWhole} onChange={(event) => setWhole(event.currentTarget.checked)} /> {say('wholeDollars')}
          </label>
          <Button
            size="small"
            kind="primary"
            disabled={!Number.isFinite(by) || by <= -100 || by > 500}
            onClick={() => state.change((now) => changedBy(now, by, isWhole))}
          >
            {say('go')}
          </Button>
        </div>
      </Menu>
      <Button size="small" onClick={() => state.change((now) => changedBy(now, 0, true))}>
        {say('round')}
      </Button>
      <Button size="small" kind="bare" onClick={state.clear}>
        {say('reset')}
      </Button>
    </span>
  );
}

function LedgerMenu({ ledger }: { ledger: readonly LedgerLine[] }) {
  const say = useTexts(priceGridTexts);
  return (
    <Menu label={say('ledger')} buttonClassName="btn">
      <div className="price-ledger">
        {ledger.length === 0 ? (
          <p className="muted">{say('noLedger')}</p>
        ) : (
          <table className="grid-table is-tight">
            <tbody>
              {ledger.map((line) => (
                <tr key={line.id}>
                  <td className="nowrap">{line.at}</td>
                  <td className="nowrap">{line.code}</td>
                  <td className="num">
                    {line.oldPayableCents === null ? say('none') : formatGridAmount(line.oldPayableCents)} →{' '}
                    {formatGridAmount(line.payableCents)}
                  </td>
                  <td>{line.reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Menu>
  );
}
