import { useState } from 'react';
import { Form } from 'react-router';
import { saleOfficeTexts } from '#areas/promotions/sale-office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { heldTexts } from './held-texts.ts';
import type { SaleData, SaleGoods } from './load.server.ts';

/** Prices without and in the sale. */
export function SaleProductTable({ data: { goods, total }, saleId }: { data: SaleData; saleId: number }) {
  const say = useTexts(saleOfficeTexts);
  const sayHeld = useTexts(heldTexts);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const columns: readonly Column<SaleGoods>[] = [
    {
      id: 'name',
      label: say('goodsName'),
      kind: 'cut',
      width: '50%',
      cell: (row) => (
        <span className="two">
          <span>{row.name}</span>
          <small>{row.skuCode ?? say('wholeGroup', { count: row.skuCount })}</small>
        </span>
      ),
    },
    {
      id: 'off',
      label: say('off'),
      kind: 'number',
      width: '74px',
      cell: (row) => (row.offPercent === null ? say('ownPrice') : `−${row.offPercent}%`),
    },
    { id: 'before', label: say('before'), kind: 'number', width: '150px', cell: (row) => row.before },
    { id: 'sale', label: say('inSale'), kind: 'number', width: '150px', cell: (row) => <b>{row.inSale}</b> },
    { id: 'margin', label: say('margin'), kind: 'number', width: '92px', cell: (row) => <Margin bp={row.marginBp} /> },
    {
      id: 'state',
      label: '',
      kind: 'line',
      width: '112px',
      cell: (row) =>
        row.isHeld ? (
          <Badge tone="err">{sayHeld('badge')}</Badge>
        ) : row.isLowered ? (
          <Badge tone="ok">{say('lowered')}</Badge>
        ) : row.isNoCheaper ? (
          <Badge tone="line">{say('dearer')}</Badge>
        ) : null,
    },
  ];
  const ids = goods.filter(({ isLowered }) => !isLowered).map(({ id }) => String(id));
  return (
    <Form method="post" preventScrollReset onSubmit={() => setTicked(new Set())}>
      <input type="hidden" name="id" value={saleId} />
      <Card title={say('pricesTitle')} note={say('pricesNote', { count: total })} aside={ticked.size > 0 && <BulkActions />} flush>
        {goods.length === 0 ? (
          <p className="muted panel-part">{say('noGoods')}</p>
        ) : (
          <div className="sale-goods">
            <DataTable
              caption={say('pricesTitle')}
              columns={columns}
              rows={goods}
              keyOf={(row) => String(row.id)}
              rowState={(row) => (row.marginBp !== null && row.marginBp < 0 ? 'bad' : undefined)}
              density="roomy"
              ticking={{
                name: 'ids',
                all: say('tickAll'),
                one: (row) => say('tickOne', { name: row.name }),
                ticked,
                onTick: (key, on) => setTicked(new Set(on ? [...ticked, key] : [...ticked].filter((other) => other !== key))),
                onAll: (on) => setTicked(new Set(on ? ids : [])),
              }}
            />
          </div>
        )}
      </Card>
    </Form>
  );
}

function BulkActions() {
  const say = useTexts(saleOfficeTexts);
  return (
    <span className="row">
      <input className="input pane-small" name="off" inputMode="decimal" aria-label={say('discount')} placeholder="%" />
      <Button type="submit" size="small" name="intent" value="discount">
        {say('discountTicked')}
      </Button>
      <Button type="submit" size="small" name="intent" value="remove">
        {say('removeTicked')}
      </Button>
    </span>
  );
}

function Margin({ bp }: { bp: number | null }) {
  const say = useTexts(saleOfficeTexts);
  if (bp === null) return say('none');
  return bp < 0 ? <Badge tone="err">{say('loss')}</Badge> : `${(bp / 100).toFixed(1)}%`;
}
