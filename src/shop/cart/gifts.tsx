import type { PricedLine } from '#areas/cart/rules/sums.ts';
import { findEarnedGifts, type GiftRule, nextGift } from '#areas/promotions/rules/gifts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { cartPageTexts } from './texts.ts';

type NamedGift = GiftRule & { readonly name: string };

/** Gifts of this cart, what is missing, and the distance to the next; the order decides. */
export function Gifts({ rules, lines }: { rules: readonly NamedGift[]; lines: readonly PricedLine[] }) {
  const say = useTexts(cartPageTexts);
  const itemsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const cartItems = lines.map(({ line, quantity }) => ({ skuId: line.skuId, quantity }));
  const gifts = findEarnedGifts(rules, itemsCents, cartItems);
  const next = itemsCents > 0 ? nextGift(rules, itemsCents) : null;
  if (gifts.length === 0 && !next) return null;
  return (
    <ul className="gifts">
      {gifts.map(({ rule, state }) => (
        <li key={rule.id}>
          <b>{say('gift', { name: rule.name, count: rule.quantity })}</b>
          {state === 'given' ? <span className="num">{dollars(cents(0))}</span> : <small className="meta">{say('giftShort')}</small>}
        </li>
      ))}
      {next && <li className="meta">{say('giftNext', { amount: dollars(cents(next.missingCents)), name: next.rule.name })}</li>}
    </ul>
  );
}
