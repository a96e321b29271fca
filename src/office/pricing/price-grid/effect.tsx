import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Key } from '#ui/kbd.tsx';
import { formatGridAmount, formatTenthsPercent } from './grid.tsx';
import type { PriceRow } from './load.server.ts';
import { priceGridTexts } from './price-grid-texts.ts';
import type { GridState } from './use-grid.ts';

const applyKeys = ['Ctrl', '↵'];

type EffectProps = { rows: readonly PriceRow[]; state: GridState; isBusy: boolean; earliest: string };

/** One-time and monthly effects, and warnings. */
export function EffectPanel({ rows, state, isBusy, earliest }: EffectProps) {
  const say = useTexts(priceGridTexts);
  const { effect, bills, changes, isCounting, at, setAt } = state;
  if (effect.changed === 0)
    return (
      <section className="card price-effect">
        <header>
          <h2>{say('noChange')}</h2>
        </header>
        <p className="muted part">{say('noChangeText')}</p>
      </section>
    );
  const codes = (ids: readonly number[]): string =>
    ids
      .slice(0, 6)
      .map((id) => rows.find(({ skuId }) => skuId === id)?.code ?? '')
      .join(', ');
  const sum = bills.reduce((total, { billCents }) => total + billCents, 0);
  const maxCents = Math.max(1, ...bills.map(({ billCents }) => billCents));
  const total = (of: (bill: GridState['bills'][number]) => number): number => bills.reduce((count, bill) => count + of(bill), 0);
  return (
    <section className="card price-effect" aria-live="polite">
      <header>
        <h2>{say('ifApply', { count: effect.changed })}</h2>
      </header>
      <div className="part">
        <h3>{say('once')}</h3>
        <p className="figure">{isCounting && bills.length === 0 ? say('counting') : `$${formatGridAmount(sum)}`}</p>
        <p className="muted">
          {bills.length > 0
            ? say('pieces', { pieces: total((bill) => bill.pieces), shoppers: total((bill) => bill.shoppers) })
            : say('nobody')}
        </p>
        {bills.length > 0 && (
          <table className="grid-table is-tight">
            <tbody>
              {bills.slice(0, 12).map((bill) => {
                const row = rows.find(({ skuId }) => skuId === bill.skuId);
                return (
                  <tr key={bill.skuId}>
                    <td className="share-cell" style={{ ['--w' as string]: `${(bill.billCents / maxCents) * 60}%` }}>
                      <span>{row?.lengthInches ? say('inches', { inches: row.lengthInches }) : row?.code}</span>
                    </td>
                    <td className="num muted">
                      {bill.pieces} × {bill.billCents % bill.pieces === 0 ? '' : '≈ '}
                      {formatGridAmount(Math.round(bill.billCents / bill.pieces))}
                    </td>
                    <td className="num">{formatGridAmount(bill.billCents)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </div>
      <div className="part">
        <h3>{say('monthly')}</h3>
        <dl className="sums">
          <div>
            <dt>{say('moneyIn')}</dt>
            <dd className={effect.monthCents < 0 ? 'delta down' : 'delta up'}>{formatGridAmount(effect.monthCents)}</dd>
          </div>
          <div>
            <dt>{say('margin')}</dt>
            <dd>
              {formatTenthsPercent(effect.marginNow)} → {formatTenthsPercent(effect.marginThen)}%
            </dd>
          </div>
          {effect.morePieces !== null && (
            <div>
              <dt>{say('toStandStill')}</dt>
              <dd>{say('aMonth', { count: effect.morePieces })}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className="part fill-row">
        <h3>{say('also')}</h3>
        {effect.unread > 0 && <p className="err">{say('unreadNote', { count: effect.unread })}</p>}
        {effect.belowCost.length > 0 ? (
          <p className="err">{say('belowCostNote', { codes: codes(effect.belowCost) })}</p>
        ) : (
          <p>{say('allAbove')}</p>
        )}
        {effect.listUp.length > 0 && <p>{say('listUpNote', { codes: codes(effect.listUp) })}</p>}
      </div>
      <div className="part stack">
        <TextInput label={say('reason')} name="reason" placeholder={say('reasonHint')} maxLength={200} required />
        <input type="hidden" name="changes" value={JSON.stringify(changes)} />
        <TextInput
          label={say('from')}
          help={say('fromHelp')}
          name="at"
          type="datetime-local"
          min={earliest}
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <p className="muted">{say(at ? 'planNote' : 'undoNote')}</p>
        <SubmitButton kind="primary" name="intent" value="apply" busy={isBusy} disabled={effect.unread > 0} className="btn-block">
          {say(at ? 'plan' : 'apply', { count: effect.changed })}{' '}
          {applyKeys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </SubmitButton>
      </div>
    </section>
  );
}
