import { type FormEvent, useId } from 'react';
import { cents, dollars } from '#kernel/money.ts';
import { useSay } from '#site/here.tsx';
import { Facet } from '#ui/accordion.tsx';
import { dollarsText, readList } from '../../rules/filters.ts';
import type { GoodsList } from '../../services/list.server.ts';
import { catalogTexts } from '../../texts.ts';
import type { ListState } from './list-state.ts';

type PriceFieldsProps = { list: GoodsList; prices: NonNullable<GoodsList['prices']>; state: ListState | null };

/** From and to in dollars; they count when the field is left or Enter is pressed. */
export function PriceFields({ list, prices, state }: PriceFieldsProps) {
  const say = useSay(catalogTexts);
  const id = useId();
  const isChosen = list.fromCents !== null || list.toCents !== null;
  const leave = (event: FormEvent<HTMLElement>) => {
    const read = (name: string): string => event.currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    const { fromCents, toCents } = readList(new URLSearchParams({ price_from: read('price_from'), price_to: read('price_to') }));
    if (fromCents !== list.fromCents || toCents !== list.toCents) state?.go({ fromCents, toCents });
  };
  const field = (name: 'price_from' | 'price_to', value: number | null, limit: number) => (
    <label className="price-field" htmlFor={`${id}-${name}`}>
      <span>{say(name === 'price_from' ? 'priceFrom' : 'priceTo')}</span>
      <input
        // What came from the address takes the field over.
        key={value}
        id={`${id}-${name}`}
        className="input num"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        pattern="[0-9]{1,6}([.][0-9]{1,2})?"
        defaultValue={value === null ? '' : dollarsText(value)}
        placeholder={dollars(cents(limit))}
      />
    </label>
  );
  return (
    <Facet title={say('price')} open={isChosen} chosen={isChosen && say('chosenCount', { count: 1 })}>
      <fieldset className="price-fields" onBlur={state ? leave : undefined}>
        <legend className="vh">{say('price')}</legend>
        {field('price_from', list.fromCents, prices.fromCents)}
        {field('price_to', list.toCents, prices.toCents)}
      </fieldset>
    </Facet>
  );
}
