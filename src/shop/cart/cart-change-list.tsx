import { useLocale, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { cartChangeText } from './parts/cart-messages.ts';
import { clearCartChanges, useCartChanges } from './store/cart-changes.ts';
import { cartPageTexts } from './texts.ts';

/** Price changes and unavailable items since they were added, until dismissed. */
export function CartChangeList() {
  const say = useTexts(cartPageTexts);
  const { language } = useLocale();
  const changes = useCartChanges();
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="notice notice-warn cart-changes">
          <div>
            <b>{say('news')}</b>
            <ul className="space-above-small cart-changes-list">
              {changes.map((one) => (
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
