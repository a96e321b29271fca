import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FoundGoods } from '#areas/checkout/services/search-goods.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { orderOfficeTexts } from '../order/order-office-texts.ts';

type ProductSearchProps = {
  /** The page whose loader is called: its permission applies. */
  at: 'office-order' | 'office-invoice';
  onPick: (product: FoundGoods) => void;
};

/** Searches products while the form stays; results are added with one click, the first by Enter. */
export function ProductSearch({ at, onPick }: ProductSearchProps) {
  const say = useTexts(orderOfficeTexts);
  const href = useHref();
  const id = useId();
  const fetcher = useFetcher<{ found: FoundGoods[] | null }>();
  const [searchText, setSearchText] = useState('');
  const [searchedFor, setSearchedFor] = useState('');
  const find = () => {
    const typed = searchText.trim();
    if (typed === '') return;
    setSearchedFor(typed);
    void fetcher.load(`${href(at)}?${new URLSearchParams({ find: typed })}`);
  };
  const found = fetcher.data?.found ?? null;
  const pick = (product: FoundGoods) => {
    onPick(product);
    setSearchText('');
    setSearchedFor('');
  };
  return (
    <div className="stack needs-script">
      <div className="row">
        <label className="small nowrap" htmlFor={id}>
          {say('findSku')}
        </label>
        <input
          id={id}
          className="input fill-row"
          type="search"
          value={searchText}
          placeholder={say('findSkuHint')}
          onChange={(event) => {
            event.stopPropagation();
            setSearchText(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = found ?? [];
            if (first && searchedFor === searchText.trim() && fetcher.state === 'idle') pick(first);
            else find();
          }}
        />
        <Button onClick={find} busy={fetcher.state !== 'idle'}>
          {say('find')}
        </Button>
      </div>
      <div role="status">
        {searchedFor !== '' && found && found.length === 0 && <p className="muted">{say('foundNone')}</p>}
        {searchedFor !== '' && found && found.length > 0 && (
          <ul className="found-goods" aria-label={say('addGoods')}>
            {found.map((product) => (
              <li key={product.id}>
                <button type="button" onClick={() => pick(product)}>
                  <span>{product.name}</span>
                  <span className="muted">{say('stock', { count: product.stock })}</span>
                  <b className="num">${product.price}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
