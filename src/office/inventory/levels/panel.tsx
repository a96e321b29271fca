import { Form, Link } from 'react-router';
import { levelTexts } from '#areas/purchasing/level-texts.ts';
import { initialsOf } from '#areas/staff/rules.ts';
import { coverTone } from '#areas/stock/rules/levels.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Key } from '#ui/kbd.tsx';
import { Notice } from '#ui/notice.tsx';
import { niceTicks } from '#ui/office/ticks.ts';
import { SkuCell } from '../parts/sku-cell.tsx';
import type { StockLevelDetails as Shown } from './load.server.ts';
import { usePanelHref } from './panel-href.ts';

/** One SKU: levels, sixty days, and its movements, which can be reversed. */
export function StockLevelPanel({ panel, mayBook }: { panel: Shown; mayBook: boolean }) {
  const say = useTexts(levelTexts);
  const panelAt = usePanelHref();
  const { level } = panel;
  const places = [
    level.shelf ? say('place', { shelf: level.shelf }) : say('noShelf'),
    level.barcode && say('barcodeIs', { code: level.barcode }),
  ];
  const figures = [
    ['onHand', level.onHand],
    ['reserved', level.reserved],
    ['free', level.free],
    ['coming', level.coming],
  ] as const;
  return (
    <aside className="card stock-panel" aria-label={say('history', { code: level.code })}>
      <header>
        <SkuCell picture={level.picture} small={level.name} big>
          <h2>{level.code}</h2>
          <small>{places.filter(Boolean).join(', ')}</small>
        </SkuCell>
        <Link className="btn btn-bare btn-small push" to={panelAt(null)} data-shortcut="c" preventScrollReset>
          {say('close')} <Key>c</Key>
        </Link>
      </header>
      <dl className="four">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="scroll">
        <div className="stock-plot">
          <h3>{say('plot')}</h3>
          <Plot panel={panel} />
          <CoverNote panel={panel} />
          {mayBook && <LowStockForm level={level} />}
        </div>
        <MovementTable panel={panel} mayBook={mayBook} />
      </div>
    </aside>
  );
}

const [width, height, left, top] = [388, 128, 30, 10];

/** A step chart: the level changes with each movement. */
function Plot({ panel: { level, steps, startsAt, days } }: { panel: Shown }) {
  const say = useTexts(levelTexts);
  const ticks = niceTicks(Math.max(startsAt, level.lowMark, ...steps.map(({ after }) => after)), 3);
  const maxValue = ticks.at(-1) ?? 1;
  const x = (place: number): string => (left + Math.min(1, Math.max(0, place)) * (width - left - 8)).toFixed(1);
  const y = (value: number): string => (top + (1 - value / maxValue) * (height - top)).toFixed(1);
  const path = [`M${x(0)} ${y(startsAt)}`, ...steps.map(({ place, after }) => `H${x(place)}V${y(after)}`), `H${x(1)}`].join('');
  return (
    <svg
      className="plot"
      viewBox={`0 0 ${width} ${height + 22}`}
      role="img"
      aria-label={say('plotSaid', { count: level.onHand, low: level.lowMark })}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="grid-line" x1={left} x2={width - 8} y1={y(tick)} y2={y(tick)} />
          <text x={left - 7} y={Number(y(tick)) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <line className="mark" x1={left} x2={width - 8} y1={y(level.lowMark)} y2={y(level.lowMark)} />
      <path d={path} />
      <circle cx={x(1)} cy={y(level.onHand)} r="3.5" />
      {days.map((day, at) => (
        <text key={day} x={x(at / 3)} y={height + 18} textAnchor={at === 0 ? 'start' : at === 3 ? 'end' : 'middle'}>
          {day}
        </text>
      ))}
    </svg>
  );
}

function CoverNote({ panel: { level, comingOn } }: { panel: Shown }) {
  const say = useTexts(levelTexts);
  const mood = coverTone(level.coverDays);
  const pace = level.coverDays === null ? null : level.coverDays === 0 ? say('lastsNow') : say('lasts', { days: level.coverDays });
  const coming =
    level.coming > 0
      ? comingOn
        ? say('comingOn', { pieces: level.coming, day: comingOn })
        : say('comingSome', { pieces: level.coming })
      : null;
  const note = [pace, coming].filter(Boolean).join(' ');
  return note ? <Notice tone={mood === 'bad' || mood === 'near' ? 'warn' : 'plain'}>{note}</Notice> : null;
}

function LowStockForm({ level }: { level: Shown['level'] }) {
  const say = useTexts(levelTexts);
  return (
    <Form method="post" className="row low-mark" preventScrollReset key={level.lowMark}>
      <input type="hidden" name="sku" value={level.skuId} />
      <input type="hidden" name="code" value={level.code} />
      <label className="row small soft">
        {say('lowMark')}
        <input className="input num" name="low" inputMode="numeric" pattern="\d{1,6}" defaultValue={level.lowMark} required />
      </label>
      <Button type="submit" size="small" name="intent" value="low">
        {say('setLow')}
      </Button>
    </Form>
  );
}

function MovementTable({ panel, mayBook }: { panel: Shown; mayBook: boolean }) {
  const say = useTexts(levelTexts);
  const panelAt = usePanelHref();
  const { level, history, total, page, pages } = panel;
  if (total === 0) return <Empty title={say('ledger')} text={say('ledgerNone')} />;
  return (
    <>
      <table className="grid-table stock-ledger">
        <caption className="visually-hidden">{say('history', { code: level.code })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('when')}</th>
            <th scope="col">{say('why')}</th>
            <th scope="col" className="num">
              {say('moved')}
            </th>
            <th scope="col" className="num">
              {say('after')}
            </th>
            <th scope="col">{say('who')}</th>
          </tr>
        </thead>
        <tbody>
          {history.map((row) => (
            <tr key={row.id} id={`m${row.id}`}>
              <td className="nowrap small soft">
                <time dateTime={row.dateTime}>{row.at}</time>
              </td>
              <td className="small">
                <ReasonCell row={row} mayBook={mayBook} />
              </td>
              <td className={`num strong ${row.quantity > 0 ? 'up' : ''}`}>
                {row.quantity > 0 ? `+${row.quantity}` : `−${-row.quantity}`}
              </td>
              <td className="num">{row.after}</td>
              <td title={row.who}>
                {row.who ? <span className="avatar avatar-small">{initialsOf(row.who)}</span> : <small>{say('house')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="row stock-ledger-foot small soft">
        <span>{say('shown', { shown: history.length, total })}</span>
        {page > 1 && (
          <Link className="link" to={panelAt(level.skuId, page - 1)} preventScrollReset>
            {say('newer')}
          </Link>
        )}
        {page < pages && (
          <Link className="link" to={panelAt(level.skuId, page + 1)} preventScrollReset>
            {say('older')}
          </Link>
        )}
      </p>
    </>
  );
}

function ReasonCell({ row, mayBook }: { row: Shown['history'][number]; mayBook: boolean }) {
  const say = useTexts(levelTexts);
  const more = [
    row.note,
    row.reversesId && say('counters', { id: row.reversesId }),
    row.counteredBy && say('wasCountered', { id: row.counteredBy }),
  ];
  const extraTexts = more.filter((extraText) => extraText && !row.why.includes(String(extraText)));
  return (
    <>
      {row.why}
      {extraTexts.length > 0 && <span className="muted"> · {extraTexts.join(' · ')}</span>}
      {mayBook && row.mayCounter && (
        <details className="counter">
          <summary aria-label={say('counterOne', { id: row.id })}>{say('counter')}</summary>
          <Form method="post" className="row" preventScrollReset>
            <input type="hidden" name="id" value={row.id} />
            <input className="input" name="note" aria-label={say('counterWhy')} placeholder={say('counterWhy')} maxLength={300} required />
            <SubmitButton kind="danger" size="small" name="intent" value="counter">
              {say('counterDo')}
            </SubmitButton>
          </Form>
        </details>
      )}
    </>
  );
}
