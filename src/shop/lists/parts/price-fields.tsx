import { type KeyboardEvent, useId, useState } from 'react';
import { dollarsPattern, dollarsText, isPrice, readList } from '#areas/catalog/rules/filters.ts';
import type { GoodsList } from '#areas/catalog/services/list.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { cardTexts } from '#shop/parts/card-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Facet } from '#ui/accordion.tsx';
import type { FilterSelection, ListFilterValues } from './list-state.ts';
import { catalogTexts } from './texts.ts';

type PriceFieldsProps = { prices: NonNullable<GoodsList['prices']>; picking: FilterSelection };
type Typed = { readonly price_from: string; readonly price_to: string };

/** Applied on blur or Enter. */
export function PriceFields({ prices, picking: { picked, pick } }: PriceFieldsProps) {
  const say = useTexts(catalogTexts);
  const price = useTexts(cardTexts)('price');
  const id = useId();
  const [typed, type] = useTyped(picked);
  const [isWrong, setWrong] = useState(false);
  const isChosen = picked.fromCents !== null || picked.toCents !== null;
  const count = (): void => {
    const isOdd = Object.values(typed).some((text) => text !== '' && !isPrice(text));
    setWrong(isOdd);
    if (isOdd) return;
    const { fromCents, toCents } = readList(new URLSearchParams(typed));
    if (fromCents !== picked.fromCents || toCents !== picked.toCents) pick({ fromCents, toCents });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    count();
  };
  const field = (name: keyof Typed, words: string, limit: number) => (
    <label className="price-field" htmlFor={`${id}-${name}`}>
      <span>{words}</span>
      <input
        id={`${id}-${name}`}
        className="input num"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        pattern={dollarsPattern}
        title={say('priceWrong')}
        aria-invalid={(isWrong && typed[name] !== '' && !isPrice(typed[name])) || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={typed[name]}
        onChange={(event) => type({ ...typed, [name]: event.currentTarget.value.trim() })}
        placeholder={dollars(cents(limit))}
      />
    </label>
  );
  return (
    <Facet title={price} open={isChosen} chosen={isChosen && say('chosenCount', { count: 1 })}>
      <fieldset className="price-fields" onBlur={count} onKeyDown={press}>
        <legend className="visually-hidden">{price}</legend>
        {field('price_from', say('priceFrom'), prices.fromCents)}
        {field('price_to', say('priceTo'), prices.toCents)}
        {isWrong && (
          <p className="err" id={`${id}-wrong`} role="alert">
            {say('priceWrong')}
          </p>
        )}
      </fieldset>
    </Facet>
  );
}

/** The fields' text; a change from elsewhere (a removed chip, swapped bounds) overwrites it. */
function useTyped({ fromCents, toCents }: ListFilterValues) {
  const written = (amount: number | null): string => (amount === null ? '' : dollarsText(amount));
  const now: Typed = { price_from: written(fromCents), price_to: written(toCents) };
  const [typed, type] = useState(now);
  const [given, setGiven] = useState(now);
  if (given.price_from !== now.price_from || given.price_to !== now.price_to) {
    setGiven(now);
    type(now);
  }
  return [typed, type] as const;
}
