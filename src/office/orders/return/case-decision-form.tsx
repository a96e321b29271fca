import { Form, useNavigation } from 'react-router';
import { caseOfficeTexts } from '#areas/aftercare/office-texts.ts';
import { maxCaseMessageLength } from '#areas/aftercare/rules/case-limits.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import type { OpenCase } from './load.server.ts';

const kinds = {
  grant: 'primary',
  approve: 'primary',
  close: 'primary',
  ask: 'quiet',
  refuse: 'danger',
  message: 'quiet',
  note: 'quiet',
} as const;
type CaseAction = keyof typeof kinds;
const labels = {
  grant: 'grant',
  approve: 'approve',
  close: 'close',
  ask: 'ask',
  refuse: 'refuse',
  message: 'send',
  note: 'saveNote',
} as const;

/** One text field, and the actions possible now. */
export function CaseDecisionForm({ one }: { one: OpenCase }) {
  const say = useTexts(caseOfficeTexts);
  const busy = useNavigation().formData?.get('intent');
  const { may } = one;
  if (!may.write) return null;
  const caseActions: readonly (readonly [CaseAction, boolean])[] = [
    ['grant', may.grant],
    ['approve', may.approve],
    ['close', may.close],
    ['ask', may.ask],
    ['refuse', may.refuse],
    ['message', true],
    ['note', true],
  ];
  return (
    <Card title={say('decide')}>
      <Form method="post" preventScrollReset className="stack stack-wide" key={one.entries.length}>
        <input type="hidden" name="id" value={one.id} />
        <TextArea
          label={say('message', { language: say(one.language === 'zh' ? 'chinese' : 'english') })}
          help={say('refuseHelp')}
          name="message"
          rows={4}
          maxLength={maxCaseMessageLength}
        />
        {may.grant && <p className="muted">{say(one.order.isMadeToOrder ? 'grantMadeText' : 'grantText')}</p>}
        <div className="row">
          {caseActions.flatMap(([action, isOpen]) =>
            isOpen
              ? [
                  <SubmitButton key={action} kind={kinds[action]} name="intent" value={action} busy={busy === action}>
                    {say(busy === action ? 'busy' : labels[action], { amount: dollars(cents(one.backCents)) })}
                  </SubmitButton>,
                ]
              : [],
          )}
        </div>
      </Form>
    </Card>
  );
}

/** The promised amount, settled once: the buyer's choice comes first. */
export function CaseSettlementForm({ one }: { one: OpenCase }) {
  const say = useTexts(caseOfficeTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'settle';
  const amount = dollars(cents(one.backCents));
  const settlements = [
    { as: 'refund', label: say('settleRefund', { amount }), isOpen: one.wants !== 'exchange' || one.kind === 'damage' },
    { as: 'store_credit', label: say('settleCredit', { amount }), isOpen: !one.order.isGuest },
    { as: 'exchange', label: say('settleExchange'), isOpen: one.wants === 'exchange' },
  ] as const;
  if (!one.may.settle) return <Card title={say('settleTitle')}>{say('notYours')}</Card>;
  return (
    <Card title={say('settleTitle')}>
      <Form method="post" preventScrollReset className="stack stack-wide">
        <input type="hidden" name="id" value={one.id} />
        <input type="hidden" name="intent" value="settle" />
        <p className="muted">{say('settleText', { amount })}</p>
        <div className="row">
          {settlements
            .filter(({ isOpen }) => isOpen)
            .toSorted((a, b) => Number(b.as === one.wants) - Number(a.as === one.wants))
            .map(({ as, label }) => (
              <SubmitButton key={as} kind={as === one.wants ? 'primary' : 'quiet'} name="as" value={as} busy={isBusy}>
                {label}
              </SubmitButton>
            ))}
        </div>
      </Form>
    </Card>
  );
}
