import { returnTexts } from '#areas/aftercare/case-texts.ts';
import { servicesTexts } from '#areas/aftercare/texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Select } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ReturnOrder } from './load.server.ts';

type Line = ReturnOrder['lines'][number];
type Chosen = { resolution: string; typed: Readonly<Record<string, string>>; onChange: () => void };
type ReturnLineListProps = Chosen & { lines: readonly Line[] };

/** Lines that cannot be returned say why. */
export function ReturnLineList({ lines, ...chosen }: ReturnLineListProps) {
  const say = useTexts(returnTexts);
  return (
    <Panel title={say('pieces')}>
      <ul className="covered">
        {lines.map((line) => (
          <li key={line.id}>
            <span className="covered-picture">{line.image !== '' && <Picture base={line.image} alt="" sizes="72px" widths={[450]} />}</span>
            <div className="stack">
              <LineDetails line={line} />
              {line.free > 0 && <LineChoices line={line} {...chosen} />}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LineDetails({ line }: { line: Line }) {
  const say = useTexts(returnTexts);
  const why = useTexts(servicesTexts);
  return (
    <div>
      <h3>{line.name}</h3>
      <p className="meta num">
        {[
          say('paid', { amount: dollars(cents(line.priceCents)) }),
          line.isOfSet && say('ofSet'),
          line.open > 0 && say('inCase', { count: line.open }),
          line.why !== null && why(line.why),
        ]
          .filter(Boolean)
          .join(why('listComma'))}
      </p>
    </div>
  );
}

function LineChoices({ line, resolution, typed, onChange }: Chosen & { line: Line }) {
  const say = useTexts(returnTexts);
  const counts = Array.from({ length: Math.min(line.free, 99) }, (_, index) => index + 1);
  const quantityLabel = (count: number): string =>
    line.quantity === 1 ? say('one') : count === line.quantity ? say('all', { count }) : say('ofMany', { count, all: line.quantity });
  return (
    <div className="return-choices">
      <Select
        label={<FieldLabel label={say('howMany')} about={say('ofPiece', { name: line.name })} />}
        name={`pieces.${line.id}`}
        defaultValue={typed[`pieces.${line.id}`] ?? '0'}
        onChange={onChange}
      >
        <option value="0">{say('none')}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {quantityLabel(count)}
          </option>
        ))}
      </Select>
      {resolution === 'exchange' && (
        <Select
          label={<FieldLabel label={say('exchangeFor')} about={say('ofPiece', { name: line.name })} />}
          name={`exchange.${line.id}`}
          defaultValue={typed[`exchange.${line.id}`] ?? ''}
          onChange={onChange}
        >
          <option value="">{say('chooseExchange')}</option>
          {line.choices.map((one) => (
            <option key={one.skuId} value={one.skuId}>
              {`${one.name} · ${dollars(cents(one.priceCents))}`}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

/** The name is shown above; screen readers get it here. */
const FieldLabel = ({ label, about }: { label: string; about: string }) => (
  <>
    {label} <span className="visually-hidden">{about}</span>
  </>
);
