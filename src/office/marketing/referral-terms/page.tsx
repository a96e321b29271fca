import { Form } from 'react-router';
import { referralOfficeTexts } from '#areas/referrals/office-texts.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { IntentForm } from '#ui/office/intent-form.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { FactTable, Table } from '#ui/table.tsx';
import type { Route } from './+types/page';
import type { ReferralTermsPageData } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(matches, referralOfficeTexts.termsTitle, referralOfficeTexts.termsDescription);

export default function ReferralTermsPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useTexts(referralOfficeTexts);
  const href = useHref();
  useSuccessToast(actionData);
  return (
    <>
      <PageHead
        title={say('termsTitle')}
        sub={say('termsSub')}
        actions={<ButtonLink to={href('office-referrals')}>{say('list')}</ButtonLink>}
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="terms-columns">
        <Versions page={page} />
        <Costs page={page} />
        <div className="fields at-top">
          <AdjustCreditForm />
          <BlockCode />
        </div>
      </div>
    </>
  );
}

function Versions({ page: { rules, start } }: { page: ReferralTermsPageData }) {
  const say = useTexts(referralOfficeTexts);
  const fields = [
    ['off', 'friendOff'],
    ['min', 'minOrder'],
    ['reward', 'rewardFixed'],
    ['share', 'rewardShare'],
    ['touch', 'touchDays'],
    ['wait', 'waitDays'],
    ['cap', 'monthCap'],
  ] as const;
  return (
    <Card title={say('versions')}>
      <ul className="pane-lines">
        {rules.map((rule) => (
          <li key={rule.id}>
            <span className="two">
              <span>{rule.day}</span>
              <small className="muted">
                {say('versionTold', {
                  ...{ off: rule.off, min: rule.min, touch: rule.touch, wait: rule.wait, cap: rule.cap },
                  reward: rule.percent > 0 ? say('share', { percent: rule.percent }) : rule.reward,
                })}
              </small>
            </span>
            {(rule.isInForce || rule.isComing) && (
              <span className="push">
                <Badge tone={rule.isInForce ? 'ok' : 'line'}>{say(rule.isInForce ? 'inForce' : 'coming')}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
      <IntentForm intent="terms" submitLabel={say('addTerms')}>
        <TextInput span="full-row" label={say('startsAt')} name="startsAt" type="datetime-local" defaultValue={start.startsAt} required />
        {fields.map(([name, label]) => (
          <TextInput
            key={name}
            span="half"
            label={say(label)}
            name={name}
            inputMode="decimal"
            defaultValue={String(start[name])}
            required
          />
        ))}
      </IntentForm>
    </Card>
  );
}

function Costs({ page: { costs, owed } }: { page: ReferralTermsPageData }) {
  const say = useTexts(referralOfficeTexts);
  return (
    <Card title={say('costs')}>
      {costs.length === 0 ? (
        <p className="muted">{say('noCosts')}</p>
      ) : (
        <Table caption={say('costs')}>
          <thead>
            <tr>
              <th scope="col">{say('month')}</th>
              <th scope="col" className="align-right">
                {say('welcomes')}
              </th>
              <th scope="col" className="align-right">
                {say('rewards')}
              </th>
              <th scope="col" className="align-right">
                {say('takenBack')}
              </th>
              <th scope="col" className="align-right">
                {say('cost')}
              </th>
            </tr>
          </thead>
          <tbody>
            {costs.map((row) => (
              <tr key={row.month}>
                <td className="num">{row.month}</td>
                <td className="align-right num">{row.welcomes}</td>
                <td className="align-right num">{row.rewards}</td>
                <td className="align-right num">{row.back}</td>
                <td className="align-right num">{row.cost}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <FactTable
        numbers
        caption={say('owed')}
        rows={[
          { label: say('owedCredit'), value: owed.credit },
          { label: say('owedPending'), value: owed.pending },
        ]}
      />
    </Card>
  );
}

function AdjustCreditForm() {
  const say = useTexts(referralOfficeTexts);
  return (
    <Card title={say('adjust')}>
      <IntentForm intent="adjust" submitLabel={say('book')}>
        <TextInput span="full-row" label={say('email')} name="email" type="email" required />
        <Select span="half" label={say('direction')} name="direction" defaultValue="give">
          <option value="give">{say('give')}</option>
          <option value="take">{say('take')}</option>
        </Select>
        <TextInput span="half" label={say('amount')} name="amount" inputMode="decimal" required />
        <TextInput span="full-row" label={say('note')} name="note" help={say('noteHelp')} maxLength={200} required />
      </IntentForm>
    </Card>
  );
}

function BlockCode() {
  const say = useTexts(referralOfficeTexts);
  return (
    <Card title={say('codeCard')}>
      <Form method="post" className="form-grid" preventScrollReset>
        <TextInput span="half" label={say('code')} name="code" maxLength={24} required />
        <TextInput span="half" label={say('reason')} name="note" maxLength={200} />
        <span className="full-row row">
          <Button type="submit" kind="quiet" name="intent" value="block">
            {say('doBlock')}
          </Button>
          <Button type="submit" kind="bare" name="intent" value="unblock">
            {say('unblock')}
          </Button>
        </span>
      </Form>
    </Card>
  );
}
