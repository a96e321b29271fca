import { Form } from 'react-router';
import type { ShopPriceList } from '#areas/catalog/services/price-list.server.ts';
import { priceListTexts } from '#areas/documents/price-list-texts.ts';
import { defaultLanguage } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';

export function PriceSearch({ list }: { list: ShopPriceList }) {
  const say = useTexts(priceListTexts);
  const href = useHref();
  return (
    <Form className="price-search no-print" action={href('all-product-price')} role="search" aria-label={say('search')}>
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
  );
}

const files = ['xlsx', 'csv'] as const;

/** Download the whole list, or print this sheet. */
export function PriceListDownload() {
  const say = useTexts(priceListTexts);
  const { language } = useLocale();
  return (
    <div className="price-take no-print">
      {files.map((kind) => (
        <a
          key={kind}
          className="btn btn-quiet btn-small"
          href={`${hrefOf('all-product-price')}.${kind}${language === defaultLanguage ? '' : `?language=${language}`}`}
          download
        >
          {say(kind)}
        </a>
      ))}
      <Button size="small" className="needs-script" onClick={() => window.print()}>
        {say('print')}
      </Button>
    </div>
  );
}
