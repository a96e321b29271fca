import { Link } from 'react-router';
import { billTexts } from '#areas/orders/texts.ts';
import { grouped } from '#kernel/money.ts';
import { usePermissions } from '#office/parts/use-permissions.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { Card } from '#ui/office/card.tsx';
import { SumList } from '#ui/office/detail-grid.tsx';
import { ChangeLines } from './change-lines.tsx';
import type { OrderPageData } from './load.server.ts';
import { orderOfficeTexts } from './order-office-texts.ts';

export function LinesCard({ order }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const bill = useTexts(billTexts);
  const note = say('linesNote', { lines: order.lines.length, pieces: order.pieceCount, grams: grouped(order.weightGrams) });
  return (
    <Card title={say('lines')} note={note} aside={order.may.change && <ChangeLines order={order} />} flush>
      <table className="grid-table is-roomy order-lines">
        <caption className="visually-hidden">{say('lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('goods')}</th>
            <th scope="col">{say('shelf')}</th>
            <th scope="col" className="num">
              {say('pieces')}
            </th>
            <th scope="col" className="num">
              {say('grams')}
            </th>
            <th scope="col" className="num">
              {say('list')}
            </th>
            <th scope="col" className="num">
              {say('unit')}
            </th>
            <th scope="col" className="num">
              {say('line')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <div className="card-body order-sums">
        <div className="small">
          {order.buyerMessage && (
            <>
              <b>{say('buyerMessage')}</b>
              <p className="soft keep-lines">{order.buyerMessage}</p>
            </>
          )}
        </div>
        <SumList
          sums={[
            ...order.bill.map(({ part, amount }) => ({ label: bill(part), value: amount })),
            { label: bill('total'), value: order.total, weight: 'total' as const },
            { label: say('captured'), value: order.captured },
            ...(order.refunded === null ? [] : [{ label: say('refundedSum'), value: order.refunded }]),
            { label: say('toPay'), value: order.left, weight: 'bold' as const },
          ]}
        />
      </div>
    </Card>
  );
}

function LineRow({ line }: { line: OrderPageData['lines'][number] }) {
  const say = useTexts(orderOfficeTexts);
  const href = useHref();
  const may = usePermissions();
  const place = line.isMadeToOrder ? say('made') : say('free', { count: line.free ?? 0 });
  const changes = [
    line.refundedQuantity > 0 && say('refundedPieces', { count: line.refundedQuantity }),
    line.removedQuantity > 0 && say('removedPieces', { count: line.removedQuantity }),
    line.returnedQuantity > 0 && say('returnedPieces', { count: line.returnedQuantity }),
  ].filter((change) => change !== false);
  return (
    <tr>
      <td>
        <span className="thing">
          {line.image && <img className="thumb" src={line.image} alt="" width="30" height="37" loading="lazy" />}
          <span className="two line-name">
            <b className="own-line">{line.name}</b>
            <small className="many-lines">{[line.code, line.attributeText].filter(Boolean).join(' · ')}</small>
            {changes.length > 0 && <small className="many-lines">{changes.join(' · ')}</small>}
            {line.requestId !== null && may.open('office-pic-to-wig') && (
              <Link className="link small" to={`${href('office-pic-to-wig')}?id=${line.requestId}`}>
                {say('request')}
              </Link>
            )}
          </span>
        </span>
      </td>
      <td className="nowrap">
        {line.skuId === null ? (
          <span className="muted">{say('noGoods')}</span>
        ) : (
          <>
            {line.bin} <span className="muted">{place}</span>
          </>
        )}
      </td>
      <td className="num">{line.quantity}</td>
      <td className="num">{grouped(line.grams)}</td>
      <td className="num muted">{line.list && <s>{line.list}</s>}</td>
      <td className="num">{line.unit}</td>
      <td className="num">
        <b>{line.sum}</b>
      </td>
    </tr>
  );
}
