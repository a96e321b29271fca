import { useLocale, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { cartChangeText } from './parts/cart-messages.ts';
import { clearCartChanges, useCartChanges } from './store/cart-changes.ts';
import { cartPageTexts } from './texts.ts';

/** Which prices changed and what is gone since she put it in, until she has read it. */
export function CartChangeList() {
  const say = useTexts(cartPageTexts);
  const { language } = useLocale();
  const news = useCartChanges();
  return (
    <div role="status">
      {news.length > 0 && (
        <div className="notice notice-warn mb-3 flex-wrap items-start justify-between">
          <div>
            <b>{say('news')}</b>
            <ul className="mt-1 grid gap-[4px]">
              {news.map((one) => (
                <li key={`${one.skuId} ${one.kind}`}>{cartChangeText(one, language)}</li>
              ))}
            </ul>
          </div>
          <Button size="small" onClick={clearCartChanges}>
            {say('newsRead')}
          </Button>
        </div>
      )}
    </div>
  );
}
