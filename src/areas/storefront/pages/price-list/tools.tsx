import { Form } from 'react-router';
import type { PriceList } from '#areas/catalog/services/price-list.server.ts';
import { useHref, useSay } from '#site/here.tsx';
import { hrefOf } from '#site/links.ts';
import { Button, SubmitButton } from '#ui/button.tsx';
import { priceListTexts } from './texts.ts';

const files = ['xlsx', 'csv'] as const;

/** Search within the list, and the list to take away. */
export function PriceTools({ list }: { list: PriceList }) {
  const say = useSay(priceListTexts);
  const href = useHref();
  return (
    <div className="price-tools no-print">
      <Form action={href('all-product-price')} role="search">
        {list.category && <input type="hidden" name="category" value={list.category.slug} />}
        <input
          key={list.words}
          className="input"
          type="search"
          name="q"
          maxLength={60}
          aria-label={say('search')}
          placeholder={say('search')}
          defaultValue={list.words}
        />
        <SubmitButton kind="quiet">{say('searchGo')}</SubmitButton>
      </Form>
      <div className="price-take">
        {files.map((kind) => (
          <a key={kind} className="btn btn-quiet btn-small" href={`${hrefOf('all-product-price')}.${kind}`} download>
            {say(kind)}
          </a>
        ))}
        <Button size="small" className="noscript:hidden" onClick={() => window.print()}>
          {say('print')}
        </Button>
      </div>
    </div>
  );
}
