import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { purchaseTexts } from '#areas/purchasing/purchase-texts.ts';
import { cents, dollars, parseAmount } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { SumList } from '#ui/office/detail-grid.tsx';

export type DraftLine = {
  readonly code: string;
  readonly lot: string;
  readonly quantity: number;
  readonly cost: string;
  readonly name: string;
  readonly why: string;
};
type Edited = {
  readonly lineId: number;
  readonly code: string;
  readonly lot: string;
  readonly quantity: string;
  readonly cost: string;
  readonly name: string;
  readonly why: string;
};
type DraftProps = {
  id: number | null;
  vendors: readonly { readonly value: number; readonly label: string }[];
  vendorId: number | null;
  expectedOn?: string | null;
  note?: string;
  lines: readonly DraftLine[];
};

let lastLineId = 0;
const lineWith = (line?: DraftLine): Edited => {
  lastLineId += 1;
  return { lineId: lastLineId, code: '', lot: '', cost: '', name: '', why: '', ...line, quantity: String(line?.quantity ?? 1) };
};
const blankRows = 3;

/** The total is shown while typing and recalculated by the server. */
export function PurchaseDraftForm({ id, vendors, vendorId, expectedOn, note, lines: given }: DraftProps) {
  const say = useTexts(purchaseTexts);
  const busy = useNavigation().formData?.get('intent');
  const [lines, setLines] = useState<readonly Edited[]>(() =>
    given.length > 0 ? given.map(lineWith) : Array.from({ length: blankRows }, () => lineWith()),
  );
  const change = (lineId: number, part: Partial<Edited>) =>
    setLines(lines.map((line) => (line.lineId === lineId ? { ...line, ...part } : line)));
  const total = lines.reduce((sum, { quantity, cost }) => sum + (Number(quantity) || 0) * (parseAmount(cost) ?? 0), 0);
  const isNothing = lines.every(({ code, lot, quantity }) => (code.trim() === '' && lot.trim() === '') || !(Number(quantity) > 0));
  return (
    <Form method="post" className="stack stack-wide" preventScrollReset>
      {id !== null && <input type="hidden" name="id" value={id} />}
      <Card title={say('head')}>
        <div className="form-grid">
          <Select span="third" label={say('vendor')} name="vendor_id" defaultValue={vendorId ?? ''} required>
            <option value="">{say('choose')}</option>
            {vendors.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <TextInput
            span="third"
            label={say('expectedOn')}
            optional={say('optional')}
            name="expected_on"
            type="date"
            defaultValue={expectedOn ?? ''}
          />
          <TextInput span="third" label={say('note')} optional={say('optional')} name="note" maxLength={500} defaultValue={note} />
        </div>
      </Card>
      <Card
        title={say('lines')}
        aside={
          <Button size="small" className="needs-script" onClick={() => setLines([...lines, lineWith()])}>
            {say('addLine')}
          </Button>
        }
        flush
      >
        <table className="grid-table purchase-lines">
          <caption className="visually-hidden">{say('lines')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('sku')}</th>
              <th scope="col">{say('lot')}</th>
              <th scope="col" className="num">
                {say('pieces')}
              </th>
              <th scope="col" className="num">
                {say('cost')}
              </th>
              <th scope="col" className="num">
                {say('lineCost')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{say('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <Row
                key={line.lineId}
                line={line}
                place={at + 1}
                onChange={(part) => change(line.lineId, part)}
                onRemove={() => setLines(lines.toSpliced(at, 1))}
              />
            ))}
          </tbody>
        </table>
        <div className="card-body purchase-sum">
          <SumList sums={[{ label: say('total'), value: dollars(cents(total)), weight: 'total' }]} />
        </div>
      </Card>
      <div className="row">
        <SubmitButton kind="quiet" name="intent" value="save" busy={busy === 'save'} disabled={isNothing}>
          {say(busy === 'save' ? 'busy' : 'save')}
        </SubmitButton>
        <SubmitButton name="intent" value="save-send" busy={busy === 'save-send'} disabled={isNothing}>
          {say(busy === 'save-send' ? 'busy' : 'saveSend')}
        </SubmitButton>
        {isNothing && <small className="muted">{say('noLines')}</small>}
      </div>
    </Form>
  );
}

const columns = { code: 'code', lot: 'raw_lot', quantity: 'quantity', cost: 'unit_cost' } as const;

type RowProps = { line: Edited; place: number; onChange: (part: Partial<Edited>) => void; onRemove: () => void };

function Row({ line, place, onChange, onRemove }: RowProps) {
  const say = useTexts(purchaseTexts);
  const typed = (part: keyof typeof columns) => ({
    name: `lines.${columns[part]}`,
    value: line[part],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [part]: event.currentTarget.value }),
  });
  const sum = (Number(line.quantity) || 0) * (parseAmount(line.cost) ?? 0);
  return (
    <tr>
      <td>
        <input className="input" aria-label={say('code', { line: place })} maxLength={60} {...typed('code')} />
        {(line.name || line.why) && <small className="muted">{[line.name, line.why].filter(Boolean).join(' · ')}</small>}
      </td>
      <td>
        <input className="input" aria-label={say('lotOf', { line: place })} maxLength={200} {...typed('lot')} />
      </td>
      <td className="num">
        <input className="input num" inputMode="numeric" aria-label={say('piecesOf', { line: place })} {...typed('quantity')} />
      </td>
      <td className="num">
        <input className="input num" inputMode="decimal" aria-label={say('costOf', { line: place })} {...typed('cost')} />
      </td>
      <td className="num">{dollars(cents(sum))}</td>
      <td>
        <Button kind="bare" size="small" className="needs-script" aria-label={say('removeOf', { line: place })} onClick={onRemove}>
          {say('remove')}
        </Button>
      </td>
    </tr>
  );
}
