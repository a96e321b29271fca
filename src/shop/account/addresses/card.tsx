import { Form, Link, useNavigation } from 'react-router';
import type { Receiver } from '#areas/shoppers/rules/address.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { AddressLines } from '../parts/address-lines.tsx';
import { addressTexts } from '../parts/address-texts.ts';

export type CardData = Receiver & { readonly countryName: string };

export function AddressCard({ card }: { card: CardData }) {
  const say = useTexts(addressTexts);
  const about = { address: card.address };
  return (
    <li className="address">
      <div className="address-head">
        <h2>{fullName(card)}</h2>
        {card.isDefault && <Badge tone="line">{say('isDefault')}</Badge>}
      </div>
      <AddressLines place={card} countryName={card.countryName} />
      <p className="meta num">
        {card.phoneNumber}
        {card.email && (
          <>
            <br />
            {card.email}
          </>
        )}
      </p>
      <p className="address-mark meta">
        {card.isChecked && <CheckIcon size={16} />}
        {say(card.isChecked ? 'isChecked' : 'notChecked')}
      </p>
      <div className="address-actions">
        <Link className="btn btn-bare btn-small" to={`?edit=${card.id}`} aria-label={say('editOf', about)}>
          {say('edit')}
        </Link>
        {!card.isDefault && <AddressButton id={card.id} intent="default" label={say('makeDefaultOf', about)} text={say('makeDefault')} />}
        <AddressButton id={card.id} intent="remove" label={say('removeOf', about)} text={say('remove')} />
      </div>
    </li>
  );
}

type AddressButtonProps = { id: number; intent: 'default' | 'remove'; label: string; text: string };

function AddressButton({ id, intent, label, text }: AddressButtonProps) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === intent && formData.get('id') === String(id);
  return (
    <Form method="post" action="?" replace preventScrollReset={intent === 'remove'}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="bare" size="small" busy={isBusy} aria-label={label}>
        {text}
      </Button>
    </Form>
  );
}
