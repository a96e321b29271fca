import { Form, Link, useNavigation } from 'react-router';
import { partnerOfficeTexts } from '#areas/partners/partner-office-texts.ts';
import { accountKinds, affiliateStates, canAccountBecome, maxPartnerFieldLengths, priceLists } from '#areas/partners/rules/account.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { FactTable } from '#ui/table.tsx';
import type { PartnerOpen } from './load.server.ts';

type PanelProps = { partner: PartnerOpen; closeTo: string; problem: string | null };

/** Account, terms, and decisions. */
export function PartnerPanel({ partner, closeTo, problem }: PanelProps) {
  const say = useTexts(partnerOfficeTexts);
  const href = useHref();
  const { businessName, email, person, website, taxNumber, region, volume, decided, reason } = partner;
  const facts = [
    { label: say('person'), value: person },
    { label: say('email'), value: email },
    ...(website ? [{ label: say('website'), value: website }] : []),
    ...(taxNumber ? [{ label: say('taxNumber'), value: taxNumber }] : []),
    ...(region ? [{ label: say('region'), value: region }] : []),
    ...(volume ? [{ label: say('volume'), value: say(volume) }] : []),
    ...(reason ? [{ label: say('reasonWas'), value: reason }] : []),
  ];
  return (
    <aside className="stack scroll-down" aria-label={businessName}>
      <Card
        title={businessName}
        note={decided ? say('decided', { when: decided }) : undefined}
        aside={
          <Link className="link" to={closeTo} preventScrollReset>
            {say('close')}
          </Link>
        }
      >
        <FactTable plain caption={businessName} rows={facts} />
        <p>
          <Link className="link" to={href('office-user', { id: String(partner.userId) })}>
            {say('toShopper')}
          </Link>
        </p>
      </Card>
      {problem && <Notice tone="err">{problem}</Notice>}
      {partner.kind === 'affiliate' ? <Affiliate partner={partner} /> : <DecisionForm partner={partner} />}
      <Note partner={partner} />
    </aside>
  );
}

function DecisionForm({ partner }: { partner: PartnerOpen }) {
  const say = useTexts(partnerOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const { id, kind, status, priceList, offBp, minPieces, hasBlankSlip } = partner;
  const isOpen = status === 'approved';
  const ending = isOpen ? 'revoke' : canAccountBecome(status, 'refused') ? 'refuse' : null;
  return (
    <>
      <Card title={say('terms')}>
        <Form method="post" className="form-grid" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Select span="half" label={say('kind')} name="kind" defaultValue={kind}>
            {accountKinds.map((one) => (
              <option key={one} value={one}>
                {say(one)}
              </option>
            ))}
          </Select>
          <Select span="half" label={say('list')} name="list" defaultValue={priceList ?? 'wholesale'}>
            {priceLists.map((one) => (
              <option key={one} value={one}>
                {say(one)}
              </option>
            ))}
          </Select>
          <TextInput span="half" label={say('firstOff')} name="off" inputMode="decimal" defaultValue={String(offBp / 100)} />
          <TextInput span="half" label={say('minPieces')} name="minPieces" inputMode="numeric" defaultValue={String(minPieces)} />
          <span className="full-row">
            <Checkbox name="blank" value="yes" defaultChecked={hasBlankSlip} label={say('blankSlip')} />
          </span>
          <span className="full-row">
            <SubmitButton name="intent" value="approve" busy={isBusy}>
              {say(isOpen ? 'change' : 'approve')}
            </SubmitButton>
          </span>
        </Form>
      </Card>
      {ending && <EndAccountForm id={id} ending={ending} />}
    </>
  );
}

/** With the reason shown to the applicant. */
function EndAccountForm({ id, ending }: { id: number; ending: 'refuse' | 'revoke' }) {
  const say = useTexts(partnerOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card title={say(ending)}>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <TextArea label={say('reason')} name="reason" rows={2} maxLength={maxPartnerFieldLengths.reason} required />
        <div>
          <SubmitButton kind="quiet" name="intent" value={ending} busy={isBusy}>
            {say(ending)}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** Applications are decided here; current and former affiliates are managed with the payouts. */
function Affiliate({ partner: { id, status } }: { partner: PartnerOpen }) {
  const say = useTexts(partnerOfficeTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  if (affiliateStates.includes(status))
    return (
      <Notice>
        {say('isAffiliate')}{' '}
        <Link className="link" to={href('office-payouts')}>
          {say('toPayouts')}
        </Link>
      </Notice>
    );
  return (
    <>
      <Card title={say('terms')}>
        <Form method="post" className="stack" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <p className="muted">{say('affiliateNote')}</p>
          <TextInput label={say('share')} name="share" inputMode="decimal" required />
          <div>
            <SubmitButton name="intent" value="affiliate" busy={isBusy}>
              {say('approve')}
            </SubmitButton>
          </div>
        </Form>
      </Card>
      {canAccountBecome(status, 'refused') && <EndAccountForm id={id} ending="refuse" />}
    </>
  );
}

function Note({ partner: { id, note } }: { partner: PartnerOpen }) {
  const say = useTexts(partnerOfficeTexts);
  return (
    <Card title={say('note')}>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <TextArea label={say('note')} name="note" rows={2} maxLength={maxPartnerFieldLengths.note} defaultValue={note} />
        <div>
          <SubmitButton kind="quiet" name="intent" value="note">
            {say('saveNote')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
