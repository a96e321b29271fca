import { invoiceFormTexts } from '#areas/checkout/office-texts.ts';
import type { FoundGoods } from '#areas/checkout/services/search-goods.server.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ProductSearch } from '../parts/product-search.tsx';

export type EditedInvoiceLine = { key: number; skuId: number | null; name: string; quantity: string; price: string; grams: string };
type LinesProps = { lines: readonly EditedInvoiceLine[]; onChange: (lines: EditedInvoiceLine[]) => void };

let lastKey = 0;
export const lineWith = (line: Partial<EditedInvoiceLine> = {}): EditedInvoiceLine => {
  lastKey += 1;
  return { skuId: null, name: '', quantity: '1', price: '', grams: '', ...line, key: lastKey };
};

/** One row per line: a product, or free text. */
export function InvoiceLines({ lines, onChange }: LinesProps) {
  const say = useTexts(invoiceFormTexts);
  const change = (key: number, part: Partial<EditedInvoiceLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const filled = lines.filter(({ name, skuId, price }) => name !== '' || skuId !== null || price !== '');
  const add = ({ id, name, price, grams }: FoundGoods) => onChange([...filled, lineWith({ skuId: id, name, price, grams: String(grams) })]);
  return (
    <div className="stack">
      <ProductSearch at="office-invoice" onPick={add} />
      <table className="table invoice-lines">
        <caption className="visually-hidden">{say('lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('quantity')}</th>
            <th scope="col">{say('price')}</th>
            <th scope="col">{say('grams')}</th>
            <th scope="col">
              <span className="visually-hidden">{say('removeColumn')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.key}>
              <td>
                <input type="hidden" name="lines.sku_id" value={line.skuId ?? ''} />
                <input
                  className="input"
                  name="lines.name"
                  aria-label={say('name')}
                  maxLength={200}
                  value={line.name}
                  onChange={(event) => change(line.key, { name: event.currentTarget.value })}
                />
                {line.skuId !== null && <small className="muted">{say('isGoods')}</small>}
              </td>
              <td>
                <input
                  className="input"
                  name="lines.quantity"
                  aria-label={say('quantity')}
                  inputMode="numeric"
                  value={line.quantity}
                  onChange={(event) => change(line.key, { quantity: event.currentTarget.value })}
                />
              </td>
              <td>
                <input
                  className="input"
                  name="lines.price"
                  aria-label={say('price')}
                  inputMode="decimal"
                  value={line.price}
                  onChange={(event) => change(line.key, { price: event.currentTarget.value })}
                />
              </td>
              <td>
                <input
                  className="input"
                  name="lines.weight_grams"
                  aria-label={say('grams')}
                  inputMode="numeric"
                  value={line.grams}
                  onChange={(event) => change(line.key, { grams: event.currentTarget.value })}
                />
              </td>
              <td>
                <IconButton
                  className="needs-script"
                  label={say('remove', { place: index + 1 })}
                  onClick={() => onChange(lines.length > 1 ? lines.filter(({ key }) => key !== line.key) : [lineWith()])}
                >
                  <CloseIcon />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="needs-script">
        <Button size="small" onClick={() => onChange([...lines, lineWith()])}>
          {say('addLine')}
        </Button>
      </p>
    </div>
  );
}
