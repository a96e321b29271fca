import { Form, useNavigation } from 'react-router';
import { partnerAccountTexts } from '#areas/partners/account-texts.ts';
import { maxPartnerFieldLengths } from '#areas/partners/rules/account.ts';
import { priceEndings, resalePrice } from '#areas/partners/rules/resale.ts';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { BusinessData } from './load.server.ts';

const examplePriceCents = 15_800;
const endingTextKeys = { none: 'none', 99: 'ending99', 95: 'ending95', '00': 'ending00' } as const;

type SellingProps = { name: string; dropship: NonNullable<BusinessData['dropship']>; isSaved: boolean };

/** A reseller's name on packing slips and markup. */
export function ResellerSettings({ name, dropship, isSaved }: SellingProps) {
  const say = useTexts(partnerAccountTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'selling';
  const { senderName, hasBlankSlip, markupBp, plusCents, roundTo } = dropship;
  const yours = dollars(resalePrice(examplePriceCents, dropship));
  return (
    <section aria-labelledby="selling">
      <h2 id="selling">{say('selling')}</h2>
      <Form method="post" className="stack" replace preventScrollReset>
        <input type="hidden" name="intent" value="selling" />
        <TextInput
          label={say('sender')}
          name="sender"
          maxLength={maxPartnerFieldLengths.sender}
          defaultValue={senderName}
          help={say('senderHelp', { name })}
        />
        <Checkbox name="blank" defaultChecked={hasBlankSlip} label={say('blankSlip')} note={say('blankSlipNote')} />
        <TextInput label={say('markup')} name="markup" inputMode="decimal" defaultValue={String(markupBp / 100)} />
        <TextInput label={say('plus')} name="plus" inputMode="decimal" defaultValue={plainAmount(plusCents)} />
        <Select label={say('ending')} name="ending" defaultValue={roundTo}>
          {priceEndings.map((ending) => (
            <option key={ending} value={ending}>
              {say(endingTextKeys[ending])}
            </option>
          ))}
        </Select>
        <p className="meta num">{say('example', { ours: dollars(cents(examplePriceCents)), yours })}</p>
        {isSaved && <Notice tone="ok">{say('saved')}</Notice>}
        <div>
          <SubmitButton kind="quiet" busy={isBusy}>
            {say('save')}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

/** The feed's key; shown once, and can be regenerated. */
export function ProductFeedCard({ feed: { since, addresses }, token }: { feed: NonNullable<BusinessData['feed']>; token: string | null }) {
  const say = useTexts(partnerAccountTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'token';
  return (
    <section aria-labelledby="feed">
      <h2 id="feed">{say('feed')}</h2>
      <p className="meta">{say('feedTold')}</p>
      <ul className="space-above-small">
        {addresses.map((address) => (
          <li key={address} className="num break-anywhere">
            {address}
          </li>
        ))}
      </ul>
      {token ? (
        <Notice tone="ok">
          {say('feedKey')} <b className="num break-anywhere">{token}</b>
        </Notice>
      ) : (
        <p className="meta">{since ? say('feedSince', { day: since }) : say('feedNone')}</p>
      )}
      <Form method="post" replace preventScrollReset className="space-above">
        <input type="hidden" name="intent" value="token" />
        <SubmitButton kind="quiet" busy={isBusy}>
          {say(since || token ? 'feedRenew' : 'feedMake')}
        </SubmitButton>
      </Form>
    </section>
  );
}
