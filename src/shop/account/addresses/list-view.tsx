import type { ReactNode, Ref } from 'react';
import { Form } from 'react-router';
import { maxReceivers, type Receiver } from '#areas/shoppers/rules/address.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { addressTexts } from '../parts/address-texts.ts';
import { HiddenDraft } from '../parts/hidden-draft.tsx';
import { AddressCard, type CardData } from './card.tsx';

type ListViewProps = {
  cards: readonly CardData[];
  isFull: boolean;
  home: string | null;
  gone: Receiver | null;
  heading: Ref<HTMLHeadingElement>;
};

export function ListView({ cards, isFull, home, gone, heading }: ListViewProps) {
  const say = useTexts(addressTexts);
  const { variant } = useLocale();
  const add = (
    <ButtonLink kind="primary" to="?new" block={variant === 'mobile' && cards.length > 0}>
      <PlusIcon size={18} />
      {say('add')}
    </ButtonLink>
  );
  return (
    <>
      <div className="address-top">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {say('title')}
          </h1>
          <p className="meta space-above-small">{say('lead')}</p>
        </div>
        {cards.length > 0 && !isFull && add}
      </div>
      {gone && <RemovedNotice gone={gone} />}
      {isFull && <Notice>{say('full', { most: maxReceivers })}</Notice>}
      {cards.length === 0 && !gone && (
        <Empty title={say('noneTitle')} text={say('noneText')} action={home ? <HomeOffer home={home} add={add} /> : add} />
      )}
      {cards.length === 0 && gone && add}
      {cards.length > 0 && (
        <ul className="address-list">
          {cards.map((card) => (
            <AddressCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The removed address with undo. */
function RemovedNotice({ gone }: { gone: Receiver }) {
  const say = useTexts(addressTexts);
  const undo = (
    <Form method="post" action="?" replace>
      <input type="hidden" name="intent" value="restore" />
      <HiddenDraft draft={gone} makeDefault={gone.isDefault} />
      {gone.isChecked && <input type="hidden" name="was_checked" value="1" />}
      <Button type="submit" kind="bare" size="small" ref={(button) => button?.focus()}>
        {say('undo')}
      </Button>
    </Form>
  );
  return <Notice action={undo}>{say('gone', { address: gone.address })}</Notice>;
}

/** Offers the profile's address as a first entry. */
function HomeOffer({ home, add }: { home: string; add: ReactNode }) {
  const say = useTexts(addressTexts);
  return (
    <div className="stack">
      <p>
        {say('homeOffer')}
        <br />
        <b className="home-address">{home}</b>
      </p>
      <div className="row">
        <ButtonLink to="?new=home">{say('useHome')}</ButtonLink>
        {add}
      </div>
    </div>
  );
}
