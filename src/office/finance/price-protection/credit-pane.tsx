import { Form, Link, useNavigation } from 'react-router';
import { priceProtectionOfficeTexts, waitTexts } from '#areas/aftercare/price-protection-office-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { NoRow, RowPane } from '#ui/office/row-pane.tsx';
import type { OpenCredit } from './load.server.ts';

const badgeStyles = {
  pending: { tone: 'warn', mark: 'half' },
  paid: { tone: 'ok', mark: 'full' },
  refused: { tone: 'err', mark: 'open' },
  reversed: { tone: 'line', mark: 'open' },
} as const;

export function CreditState({ state }: { state: OpenCredit['state'] }) {
  const say = useTexts(priceProtectionOfficeTexts);
  return (
    <Badge tone={badgeStyles[state].tone} mark={badgeStyles[state].mark}>
      {say(state)}
    </Badge>
  );
}

const isWait = (reason: string): reason is keyof typeof waitTexts => Object.hasOwn(waitTexts, reason);

/** One credit: the price drop, the buyer, why it waits, and the two actions. */
export function CreditPane({ credit, closeTo }: { credit: OpenCredit | null; closeTo: string }) {
  const say = useTexts(priceProtectionOfficeTexts);
  const sayWait = useTexts(waitTexts);
  if (!credit) return <NoRow title={say('chooseTitle')} text={say('chooseText')} />;
  return (
    <RowPane title={credit.amount} note={credit.at} close={{ to: closeTo, label: say('close') }}>
      <div className="stack panel-part" key={credit.id}>
        <span className="row">
          <CreditState state={credit.state} />
          <span className="muted">{say(credit.way)}</span>
        </span>
        {credit.state === 'pending' && isWait(credit.reason) && <Notice tone="warn">{sayWait(credit.reason)}</Notice>}
        <Facts credit={credit} />
        {credit.claim && (
          <blockquote className="pane-text" aria-label={say('claim')}>
            {credit.claim}
          </blockquote>
        )}
        {credit.state === 'pending' && <Decide credit={credit} />}
      </div>
    </RowPane>
  );
}

function Facts({ credit }: { credit: OpenCredit }) {
  const say = useTexts(priceProtectionOfficeTexts);
  const href = useHref();
  return (
    <DetailGrid
      details={[
        {
          label: say('order'),
          value: (
            <Link className="link" to={`${href('office-orders')}?q=${credit.number}`}>
              {credit.number}
            </Link>
          ),
        },
        { label: say('buyer'), value: credit.email },
        { label: say('piece'), value: credit.name },
        { label: say('code'), value: credit.code },
        { label: say('paidPrice'), value: credit.paidPrice },
        { label: say('fall'), value: say('fallWords', { from: credit.from, to: credit.to }) },
        { label: say('pieces'), value: String(credit.quantity) },
        { label: say('until'), value: credit.until },
        ...(credit.back ? [{ label: say('takenBack'), value: say('takenOf', credit.back) }] : []),
        ...(credit.recovered ? [{ label: say('recovered'), value: credit.recovered }] : []),
        ...(credit.lost ? [{ label: say('lost'), value: credit.lost }] : []),
        ...(credit.decidedAt ? [{ label: say('decidedAt'), value: credit.decidedAt }] : []),
        ...(credit.staff ? [{ label: say('decidedBy'), value: credit.staff }] : []),
        ...(credit.state === 'refused' ? [{ label: say('reason'), value: credit.reason }] : []),
      ]}
    />
  );
}

function Decide({ credit }: { credit: OpenCredit }) {
  const say = useTexts(priceProtectionOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const mustWait = credit.way === 'refund' && !credit.hasLeft;
  return (
    <>
      {mustWait ? (
        <Notice tone="warn">{say('refundWaits')}</Notice>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={credit.id} />
          <input type="hidden" name="seen_amount" value={credit.seenAmount} />
          <SubmitButton name="intent" value="approve" busy={isBusy}>
            {say(credit.way === 'refund' ? 'giveRefund' : 'giveCredit')}
          </SubmitButton>
        </Form>
      )}
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="id" value={credit.id} />
        <TextInput label={say('refuseWhy')} help={say('refuseHelp')} name="reason" maxLength={300} required />
        <span>
          <SubmitButton kind="quiet" name="intent" value="refuse" busy={isBusy}>
            {say('refuse')}
          </SubmitButton>
        </span>
      </Form>
    </>
  );
}
