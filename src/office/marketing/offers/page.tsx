import { Form } from 'react-router';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { IntentForm } from '#ui/office/intent-form.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { Offers } from './load.server.ts';
import { offerTexts } from './offer-texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, offerTexts.title, offerTexts.description);

export default function OffersPage({ loaderData: offers, actionData }: Route.ComponentProps) {
  const say = useTexts(offerTexts);
  useSuccessToast(actionData);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <div className="thirds">
        <Sets offers={offers} />
        <Tiers offers={offers} />
        <Gifts offers={offers} />
      </div>
    </>
  );
}

function OfferButton({ id, intent, label }: { id: number; intent: string; label: string }) {
  return (
    <Form method="post" className="push" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="bare" size="small" name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  );
}

function Sets({ offers: { sets } }: { offers: Offers }) {
  const say = useTexts(offerTexts);
  return (
    <Card title={say('sets')}>
      <ul className="pane-lines">
        {sets.length === 0 && <li className="muted">{say('none')}</li>}
        {sets.map((set) => (
          <li key={set.id}>
            <span>{say(set.withClosure ? 'setClosure' : 'setLine', { count: set.minBundles, off: set.offBp / 100 })}</span>
            <OfferButton id={set.id} intent="drop-set" label={say('remove')} />
          </li>
        ))}
      </ul>
      <IntentForm intent="set" submitLabel={say('add')}>
        <TextInput span="half" label={say('minBundles')} name="minBundles" inputMode="numeric" required />
        <TextInput span="half" label={say('off')} name="off" inputMode="decimal" required />
        <span className="full-row">
          <Checkbox name="withClosure" value="yes" label={say('withClosure')} />
        </span>
      </IntentForm>
    </Card>
  );
}

function Tiers({ offers: { tiers, categories } }: { offers: Offers }) {
  const say = useTexts(offerTexts);
  return (
    <Card title={say('tiers')}>
      <ul className="pane-lines">
        {tiers.length === 0 && <li className="muted">{say('none')}</li>}
        {tiers.map((tier) => (
          <li key={tier.id}>
            <span className="two">
              <span>{say('tierLine', { count: tier.minPieces, off: tier.offBp / 100 })}</span>
              <small className="muted">{[say(tier.audience), tier.category ?? say('anyCategory')].join(' · ')}</small>
            </span>
            <OfferButton id={tier.id} intent="drop-tier" label={say('remove')} />
          </li>
        ))}
      </ul>
      <IntentForm intent="tier" submitLabel={say('add')}>
        <Select span="half" label={say('audience')} name="audience" defaultValue="wholesale">
          {(['wholesale', 'dropship', 'everyone'] as const).map((audience) => (
            <option key={audience} value={audience}>
              {say(audience)}
            </option>
          ))}
        </Select>
        <Select span="half" label={say('category')} name="category">
          <option value="">{say('anyCategory')}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </Select>
        <TextInput span="half" label={say('minPieces')} name="minPieces" inputMode="numeric" required />
        <TextInput span="half" label={say('off')} name="off" inputMode="decimal" required />
      </IntentForm>
    </Card>
  );
}

function Gifts({ offers: { gifts, now } }: { offers: Offers }) {
  const say = useTexts(offerTexts);
  const facts = (gift: Offers['gifts'][number]): string =>
    [
      gift.most === null ? say('given', { given: gift.given }) : say('givenOf', { given: gift.given, most: gift.most }),
      say('left', { count: gift.left }),
      gift.ends && say('until', { day: gift.ends }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card title={say('gifts')}>
      <ul className="pane-lines">
        {gifts.length === 0 && <li className="muted">{say('none')}</li>}
        {gifts.map((gift) => (
          <li key={gift.id}>
            <span className="two">
              <span>
                {say('giftLine', { quantity: gift.quantity, name: gift.name, amount: gift.amount })}{' '}
                {!gift.isActive && <Badge tone="line">{say('isOff')}</Badge>}
              </span>
              <small className="muted">{facts(gift)}</small>
            </span>
            <OfferButton
              id={gift.id}
              intent={gift.isActive ? 'gift-off' : 'gift-on'}
              label={say(gift.isActive ? 'switchOff' : 'switchOn')}
            />
          </li>
        ))}
      </ul>
      <IntentForm intent="gift" submitLabel={say('add')}>
        <TextInput span="two-thirds" label={say('skuCode')} name="skuCode" maxLength={60} required />
        <TextInput span="third" label={say('quantity')} name="quantity" inputMode="numeric" defaultValue="1" required />
        <TextInput span="half" label={say('minItems')} name="minItems" inputMode="decimal" required />
        <TextInput span="half" label={say('maxGifts')} optional={say('optional')} name="maxGifts" inputMode="numeric" />
        <TextInput span="full-row" label={say('starts')} name="startsAt" type="datetime-local" defaultValue={now} required />
        <TextInput span="full-row" label={say('ends')} optional={say('optional')} name="endsAt" type="datetime-local" />
      </IntentForm>
    </Card>
  );
}
