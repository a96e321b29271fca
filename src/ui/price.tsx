import { classNames } from '#ui/class-names.ts';

type PriceProps = {
  /** All three are formatted. */
  price: string;
  list?: string;
  saving?: string;
  /** Screen reader text before the numbers: "Price" and "was". */
  words: { price: string; was: string };
  big?: boolean;
};

export function Price({ price, list, saving, words, big }: PriceProps) {
  return (
    <p className={classNames('price', big && 'price-big')}>
      <b>
        <span className="visually-hidden">{words.price} </span>
        {price}
      </b>{' '}
      {list && (
        <s>
          <span className="visually-hidden">{words.was} </span>
          {list}
        </s>
      )}{' '}
      {saving && <em>{saving}</em>}
    </p>
  );
}
