import { classNames } from '#ui/class-names.ts';

type PriceProps = {
  /** All three are formatted. */
  price: string;
  list?: string;
  saving?: string;
  /** Screen reader text before the numbers: "Price" and "was". */
  labels: { price: string; was: string };
  big?: boolean;
};

export function Price({ price, list, saving, labels, big }: PriceProps) {
  return (
    <p className={classNames('price', big && 'price-big')}>
      <b>
        <span className="visually-hidden">{labels.price} </span>
        {price}
      </b>{' '}
      {list && (
        <s>
          <span className="visually-hidden">{labels.was} </span>
          {list}
        </s>
      )}{' '}
      {saving && <em>{saving}</em>}
    </p>
  );
}
