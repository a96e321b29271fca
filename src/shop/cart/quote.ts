import { useEffect, useState } from 'react';
import { type CartQuote, cartItemToSend } from '#areas/cart/rules/parse-answers.ts';
import type { PricedLine } from '#areas/cart/rules/sums.ts';
import { readStored, removeStored, writeStored } from '#site/storage.ts';
import { showErrorToast } from './parts/cart-messages.ts';
import { fetchQuote, sendCoupon } from './store/cart-api.ts';
import { currentMemberCart } from './store/cart-store.ts';

/** The coupon's discount as the server calculates it. A guest's code is stored here, a member's in the account. */
export function useQuote(lines: readonly PricedLine[]) {
  const [code, setCode] = useState(() => readStored('coupon') ?? '');
  const [lastQuote, setLastQuote] = useState<{ key: string; quote: CartQuote } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [couponVersion, setCouponVersion] = useState(0);
  const member = currentMemberCart();
  const items = lines.filter((line) => line.quantity > 0).map(({ line, quantity }) => cartItemToSend({ ...line, quantity }));
  const body = JSON.stringify(member ? {} : { items, coupon: code });
  const key = `${JSON.stringify(items)} ${code} ${couponVersion}`;
  // A member's first quote says whether a coupon is saved, even one without effect yet; without one there is nothing to ask again.
  const isBare = lastQuote !== null && lastQuote.quote.coupon === null && lastQuote.quote.problem === null;
  const hasNone = member ? isBare && lastQuote.key.endsWith(` ${couponVersion}`) : code === '';
  const isOutdated = items.length > 0 && !hasNone && !member?.isBusy() && lastQuote?.key !== key;
  useEffect(() => {
    if (!isOutdated) return;
    let isOld = false;
    void fetchQuote(JSON.parse(body)).then((quote) => {
      if (isOld) return;
      if (typeof quote === 'string') setProblem(quote);
      else if (quote) setLastQuote({ key, quote });
    });
    return () => {
      isOld = true;
    };
  }, [isOutdated, key, body]);

  /** An empty code removes it. */
  const apply = async (typed: string): Promise<void> => {
    setProblem(null);
    if (!currentMemberCart()) {
      if (typed) writeStored('coupon', typed);
      else removeStored('coupon');
      return setCode(typed);
    }
    const answer = await sendCoupon(typed);
    if (answer.isDone) setCouponVersion((before) => before + 1);
    else if (answer.why === 'refused') setProblem(answer.message);
    else showErrorToast(answer.message);
  };
  const quote = lastQuote?.quote ?? null;
  const activeCode = member ? (quote?.coupon?.code ?? '') : code;
  return {
    /** The last quote; while another is requested it may be one change behind. */
    quote: activeCode ? quote : null,
    isExact: lastQuote?.key === key,
    code: activeCode,
    name: activeCode ? (quote?.coupon?.name ?? '') : '',
    isBusy: isOutdated && activeCode !== '',
    problem: problem ?? (activeCode || member ? (quote?.problem ?? null) : null),
    apply,
  };
}
export type CouponQuote = ReturnType<typeof useQuote>;
