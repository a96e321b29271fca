import { Form, useNavigation } from 'react-router';
import { caseOfficeTexts } from '#areas/aftercare/office-texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import { Table } from '#ui/table.tsx';
import type { OpenCase } from './load.server.ts';

/** After receipt each line says whether it can be restocked. */
export function CaseLines({ one }: { one: OpenCase }) {
  const say = useTexts(caseOfficeTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'receive';
  if (one.lines.length === 0) return null;
  const table = (
    <Table caption={say('goods')} plain>
      <thead>
        <tr>
          <th scope="col">{say('piece')}</th>
          <th scope="col" className="align-right">
            {say('count')}
          </th>
          <th scope="col" className="align-right">
            {say('back')}
          </th>
          <th scope="col" className="return-fate">
            {say('fate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {one.lines.map((line) => (
          <tr key={line.id}>
            <td>
              <span className="two">
                <span>{line.name}</span>
                <small className="num">
                  {line.code}
                  {line.exchange && ` · ${say('exchangeFor', { code: line.exchange.code, amount: dollars(cents(line.exchange.cents)) })}`}
                </small>
              </span>
            </td>
            <td className="align-right num">{line.quantity}</td>
            <td className="align-right num">{dollars(cents(line.backCents))}</td>
            <td className="return-fate">{one.may.receive ? <DispositionChoice id={line.id} name={line.name} /> : say(line.disposition)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  if (!one.may.receive) return <Card title={say('goods')}>{table}</Card>;
  return (
    <Card title={say('receiveTitle')}>
      <Form method="post" preventScrollReset className="stack stack-wide">
        <input type="hidden" name="id" value={one.id} />
        <p className="muted">{say('receiveText')}</p>
        {table}
        <SubmitButton name="intent" value="receive" className="at-start" busy={isBusy}>
          {say(isBusy ? 'busy' : 'receive')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

function DispositionChoice({ id, name }: { id: number; name: string }) {
  const say = useTexts(caseOfficeTexts);
  return (
    <select className="input" name={`fate.${id}`} aria-label={`${say('fate')}: ${name}`} defaultValue="restocked">
      <option value="restocked">{say('restock')}</option>
      <option value="written_off">{say('writeOff')}</option>
    </select>
  );
}
