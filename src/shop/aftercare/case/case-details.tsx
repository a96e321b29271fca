import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { caseTexts, returnTexts } from '#areas/aftercare/case-texts.ts';
import { useReturnReason } from '#areas/aftercare/parts/use-return-reason.ts';
import { servicesTexts, settledTexts } from '#areas/aftercare/texts.ts';
import { orderPath } from '#areas/orders/rules/query.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { ServiceItem } from '../services/service-item.tsx';
import type { CasePageData } from './load.server.ts';

export function CaseItems({ one }: { one: CasePageData }) {
  const say = useTexts(caseTexts);
  const sayServices = useTexts(servicesTexts);
  const settled = useTexts(settledTexts);
  const here = useVariantPath();
  return (
    <Panel title={say(one.lines.length > 0 ? 'pieces' : 'outcome')}>
      {one.settledAs && (
        <Notice tone="ok">
          {settled(one.settledAs, { amount: dollars(cents(one.backCents)) })}
          {one.exchangeNumber && !one.isGuest && (
            <>
              {sayServices('listComma')}
              <Link className="link num" to={here(orderPath(one.exchangeNumber))}>
                {say('exchangeOrder', { number: one.exchangeNumber })}
              </Link>
            </>
          )}
          {one.exchangeNumber && one.isGuest && `${sayServices('listComma')}${say('exchangeOrder', { number: one.exchangeNumber })}`}
          {one.overCents > 0 &&
            `${sayServices('listComma')}${settled(one.isGuest ? 'refund' : 'store_credit', { amount: dollars(cents(one.overCents)) })}`}
          {one.dueCents > 0 && `${sayServices('listComma')}${say('exchangeDue', { amount: dollars(cents(one.dueCents)) })}`}
        </Notice>
      )}
      <ul className="covered" hidden={one.lines.length === 0}>
        {one.lines.map(({ id, name, image, quantity, exchangeFor }) => (
          <ServiceItem key={id} name={name} image={image}>
            <p className="meta">
              {quantity === 1 ? sayServices('onePiece') : sayServices('pieces', { count: quantity })}
              {exchangeFor && `${sayServices('listComma')}${say('exchangeFor', { name: exchangeFor })}`}
            </p>
          </ServiceItem>
        ))}
      </ul>
    </Panel>
  );
}

export function CaseDetails({ one }: { one: CasePageData }) {
  const say = useTexts(caseTexts);
  const sayServices = useTexts(servicesTexts);
  const sayReturn = useTexts(returnTexts);
  const reason = useReturnReason();
  const here = useVariantPath();
  const toOrder = (
    <Link className="link tap-target" to={here(orderPath(one.orderNumber))}>
      {one.orderNumber}
    </Link>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [say('askedOn'), one.askedOn],
    [sayServices('order', { number: '' }).trim(), one.isGuest ? one.orderNumber : toOrder],
    ...(one.reason === null ? [] : [[say('reason'), reason(one.reason)] as const]),
    [say('wants'), one.wants === 'none' ? say('none') : sayReturn(one.wants)],
    ...(one.feeCents > 0 ? [[say('fee'), dollars(cents(one.feeCents))] as const] : []),
    ...(one.backCents > 0
      ? [[one.kind === 'exchange' ? sayReturn('backExchange') : say('backSum'), dollars(cents(one.backCents))] as const]
      : []),
  ];
  return (
    <dl className="inquiry-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="long-words num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
