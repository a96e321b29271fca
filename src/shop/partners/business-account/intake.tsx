import { Form, Link, useNavigation } from 'react-router';
import { orderPath } from '#areas/orders/rules/query.ts';
import { partnerAccountTexts } from '#areas/partners/account-texts.ts';
import { type IntakeFault, intakeColumns, maxIntakeTextLength } from '#areas/partners/rules/intake.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { Translate } from '#kernel/texts.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusOnResult } from '#ui/use-focus-on-result.ts';
import type { BusinessAnswer } from './load.server.ts';

type Answer = Extract<BusinessAnswer, { of: string }> | null;
type Checked = Extract<NonNullable<Answer>, { of: 'check' }>;

/** Orders as rows: first the prices, then the orders. */
export function OrderIntake({ answer }: { answer: Answer }) {
  const say = useTexts(partnerAccountTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'check';
  const checked = answer?.of === 'check' ? answer : null;
  const resultRef = useFocusOnResult<HTMLDivElement>(answer?.of === 'take');
  const formState = answer?.of === 'take' ? 'empty' : 'typed';
  return (
    <section aria-labelledby="intake">
      <h2 id="intake">{say('intake')}</h2>
      <p className="meta">{say('intakeTold')}</p>
      <div ref={resultRef} tabIndex={-1} className="hide-empty">
        {answer?.of === 'take' && <TakenNote taken={answer.taken} />}
      </div>
      <Form method="post" encType="multipart/form-data" className="stack space-above" replace preventScrollReset>
        <input type="hidden" name="intent" value="check" />
        <TextArea
          key={formState}
          label={say('rows')}
          name="rows"
          rows={6}
          maxLength={maxIntakeTextLength}
          defaultValue={checked?.pasted}
          help={say('intakeColumns', { columns: intakeColumns.join(say('comma')) })}
        />
        <TextInput
          key={`sheet ${formState}`}
          label={say('sheetFile')}
          help={say('sheetHelp')}
          name="sheet"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
        />
        <div>
          <SubmitButton kind="quiet" busy={isBusy}>
            {say('check')}
          </SubmitButton>
        </div>
      </Form>
      {checked && <Plan checked={checked} />}
    </section>
  );
}

function Plan({ checked: { pasted, plan } }: { checked: Checked }) {
  const say = useTexts(partnerAccountTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'take';
  const good = plan.parcels.filter(({ fault }) => fault === null);
  return (
    <div className="stack space-above" role="status">
      {plan.isTooLong && <Notice tone="warn">{say('tooLong')}</Notice>}
      {plan.least > 0 && <Notice tone="warn">{say('leastSheet', { least: plan.least, count: plan.pieces })}</Notice>}
      <ul className="stack">
        {plan.parcels.map(({ reference, fault, number, names, receiver, totalCents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without a reference have nothing else, and they do not move.
          <li key={index} className="panel case">
            <div className="row">
              <h3>{reference || say('reference')}</h3>
              <span className="push num">{fault ? '' : dollars(cents(totalCents))}</span>
            </div>
            {fault ? (
              <FaultText fault={fault} number={number} />
            ) : (
              <p className="meta">
                {names.join(say('comma'))}
                <br />
                {[fullName(receiver), receiver.address, receiver.city, receiver.region].filter(Boolean).join(say('comma'))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {good.length > 0 && plan.least === 0 && (
        <Form method="post" replace preventScrollReset className="row">
          <input type="hidden" name="intent" value="take" />
          <input type="hidden" name="rows" value={pasted} />
          <input type="hidden" name="seen_total" value={plan.totalCents / 100} />
          <p>
            {say('together')} <b className="num">{dollars(cents(plan.totalCents))}</b>
          </p>
          <span className="push">
            <SubmitButton busy={isBusy}>{good.length === 1 ? say('takeOne') : say('takeAll', { count: good.length })}</SubmitButton>
          </span>
        </Form>
      )}
    </div>
  );
}

function FaultText({ fault, number }: { fault: IntakeFault; number: string | null }) {
  const say = useTexts(partnerAccountTexts);
  const here = useVariantPath();
  if (fault !== 'taken' || number === null) return <p className="err">{say(fault === 'taken' ? 'takenUnknown' : fault)}</p>;
  return (
    <p className="meta">
      <Link className="link" to={here(orderPath(number))}>
        {say('takenBefore', { number })}
      </Link>
    </p>
  );
}

const takenText = (say: Translate<typeof partnerAccountTexts>, fault: IntakeFault | null, number: string | null): string => {
  if (fault !== 'taken') return say(fault ?? 'gone');
  return number === null ? say('takenUnknown') : say('takenBefore', { number });
};

function TakenNote({ taken }: { taken: Extract<NonNullable<Answer>, { of: 'take' }>['taken'] }) {
  const say = useTexts(partnerAccountTexts);
  const made = taken.filter(({ fault }) => fault === null).length;
  return (
    <Notice tone={made > 0 ? 'ok' : 'warn'}>
      {made > 0 ? say('taken', { count: made }) : say('takenNone')}
      {taken
        .filter(({ fault }) => fault !== null)
        .map(({ reference, fault, number }) => (
          <span key={reference} className="own-line">
            <b>{reference}</b> {takenText(say, fault, number)}
          </span>
        ))}
    </Notice>
  );
}
