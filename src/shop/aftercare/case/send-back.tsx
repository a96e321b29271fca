import { Form, useLocation, useNavigation } from 'react-router';
import { caseTexts } from '#areas/aftercare/case-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import type { CasePageData } from './load.server.ts';

type SendBackProps = { one: CasePageData; company: { readonly name: string; readonly address: string } | null; search: string };

/** Return address, packing sheet and tracking number. */
export function SendBack({ one, company, search }: SendBackProps) {
  const say = useTexts(caseTexts);
  const href = useHref();
  const { search: here } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === 'sent';
  return (
    <Panel title={say('sendTitle')} className="stack">
      <p>{say('sendText')}</p>
      {company && (
        <address className="return-address">
          <b>{company.name}</b>
          <span>{company.address}</span>
          <span className="num">{one.number}</span>
        </address>
      )}
      <p>
        <ButtonLink to={`${href('return-sheet')}${search}`}>{say('sheet')}</ButtonLink>
      </p>
      {one.tracking !== '' && (
        <p className="num" role="status">
          {say('onTheWay', { carrier: one.carrier, code: one.tracking })}
        </p>
      )}
      <Form method="post" action={here} replace preventScrollReset className="return-track">
        <input type="hidden" name="intent" value="sent" />
        <TextInput label={say('carrier')} name="carrier" required maxLength={60} defaultValue={one.carrier || 'FedEx'} />
        <TextInput label={say('tracking')} name="tracking" required maxLength={60} defaultValue={one.tracking} />
        <SubmitButton kind={one.tracking === '' ? 'primary' : 'quiet'} busy={isBusy}>
          {say(one.tracking === '' ? 'sent' : 'correct')}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

export function Withdraw() {
  const say = useTexts(caseTexts);
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === 'withdraw';
  return (
    <details className="inquiry-actions">
      <summary className="link">{say('withdraw')}</summary>
      <Form method="post" action={search} replace preventScrollReset className="stack space-above">
        <input type="hidden" name="intent" value="withdraw" />
        <p className="meta">{say('withdrawAsk')}</p>
        <SubmitButton kind="danger" size="small" className="at-start" busy={isBusy}>
          {say('withdrawYes')}
        </SubmitButton>
      </Form>
    </details>
  );
}
