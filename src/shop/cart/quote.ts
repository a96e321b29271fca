import { useEffect, useState } from 'react';
import { type CartQuote, cartItemToSend } from '#areas/cart/rules/parse-answers.ts';
import type { PricedLine } from '#areas/cart/rules/sums.ts';
import { readStored, removeStored, writeStored } from '#site/storage.ts';
import { showErrorToast } from './parts/cart-messages.ts';
import { fetchQuote, sendCoupon } from './store/cart-api.ts';
import { currentMemberCart } from './store/cart-store.ts';

/** What the shop says the coupon takes off this cart. A visitor's code is kept here, a member's with her account. */
export function useQuote(lines: readonly PricedLine[]) {
  const [code, setCode] = useState(() => readStored('coupon') ?? '');
  const [told, setTold] = useState<{ key: string; quote: CartQuote } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const member = currentMemberCart();
  const items = lines.filter((line) => line.quantity > 0).map(({ line, quantity }) => cartItemToSend({ ...line, quantity }));
  const body = JSON.stringify(member ? {} : { items, coupon: code });
  const key = `${JSON.stringify(items)} ${code} ${turn}`;
  // A member's first quote says whether she has a coupon, even one that takes nothing off yet; without one there is nothing to ask again.
  const isBare = told !== null && told.quote.coupon === null && told.quote.problem === null;
  const hasNone = member ? isBare && told.key.endsWith(` ${turn}`) : code === '';
  const isWanted = items.length > 0 && !hasNone && !member?.isBusy() && told?.key !== key;
  useEffect(() => {
    if (!isWanted) return;
    let isOld = false;
    void fetchQuote(JSON.parse(body)).then((quote) => {
      if (isOld) return;
      if (typeof quote === 'string') setProblem(quote);
      else if (quote) setTold({ key, quote });
    });
    return () => {
      isOld = true;
    };
  }, [isWanted, key, body]);

  /** Enters a code, or takes it off with an empty one. */
  const apply = async (typed: string): Promise<void> => {
    setProblem(null);
    if (!currentMemberCart()) {
      if (typed) writeStored('coupon', typed);
      else removeStored('coupon');
      return setCode(typed);
    }
    const answer = await sendCoupon(typed);
    if (answer.isDone) setTurn((before) => before + 1);
    else if (answer.why === 'refused') setProblem(answer.message);
    else showErrorToast(answer.message);
  };
  const quote = told?.quote ?? null;
  const kept = member ? (quote?.coupon?.code ?? '') : code;
  return {
    /** The last word; while another one is asked for it may speak of a cart a press ago. */
    quote: kept ? quote : null,
    isExact: told?.key === key,
    code: kept,
    name: kept ? (quote?.coupon?.name ?? '') : '',
    isBusy: isWanted && kept !== '',
    problem: problem ?? (kept || member ? (quote?.problem ?? null) : null),
    apply,
  };
}
export type CouponQuote = ReturnType<typeof useQuote>;
