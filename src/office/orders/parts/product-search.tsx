import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FoundGoods } from '#areas/checkout/services/search-goods.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { orderOfficeTexts } from '../order/order-office-texts.ts';

type FindGoodsProps = {
  /** The page whose loader is called: its permission applies. */
  at: 'office-order' | 'office-invoice';
  onPick: (goods: FoundGoods) => void;
};

/** Searches products while the form stays; results are added with one click, the first by Enter. */
export function FindGoods({ at, onPick }: FindGoodsProps) {
  const say = useTexts(orderOfficeTexts);
  const href = useHref();
  const id = useId();
  const fetcher = useFetcher<{ found: FoundGoods[] | null }>();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const find = () => {
    const typed = words.trim();
    if (typed === '') return;
    setAsked(typed);
    void fetcher.load(`${href(at)}?${new URLSearchParams({ find: typed })}`);
  };
  const found = fetcher.data?.found ?? null;
  const pick = (goods: FoundGoods) => {
    onPick(goods);
    setWords('');
    setAsked('');
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
          value={words}
          placeholder={say('findSkuHint')}
          onChange={(event) => {
            event.stopPropagation();
            setWords(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = found ?? [];
            if (first && asked === words.trim() && fetcher.state === 'idle') pick(first);
            else find();
          }}
        />
        <Button onClick={find} busy={fetcher.state !== 'idle'}>
          {say('find')}
        </Button>
      </div>
      <div role="status">
        {asked !== '' && found && found.length === 0 && <p className="muted">{say('foundNone')}</p>}
        {asked !== '' && found && found.length > 0 && (
          <ul className="found-goods" aria-label={say('addGoods')}>
            {found.map((goods) => (
              <li key={goods.id}>
                <button type="button" onClick={() => pick(goods)}>
                  <span>{goods.name}</span>
                  <span className="muted">{say('stock', { count: goods.stock })}</span>
                  <b className="num">${goods.price}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
