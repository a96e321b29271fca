import { useEffect, useState } from 'react';
import { type Quote, quoteIn } from '#areas/cart/rules/answers.ts';
import type { Checked } from '#areas/cart/rules/sums.ts';
import { forget, keep, recall } from '#site/storage.ts';
import { ask } from './parts/ask.ts';
import { keeperNow } from './parts/kept-cart.ts';
import { sayFailed } from './parts/words.ts';

/** What the shop says the coupon takes off this cart. A visitor's code is kept here, a member's with her account. */
export function useQuote(lines: readonly Checked[]) {
  const [code, setCode] = useState(() => recall('coupon') ?? '');
  const [told, setTold] = useState<{ key: string; quote: Quote } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const member = keeperNow();
  const items = lines
    .filter((line) => line.quantity > 0)
    .map(({ line: { skuId, estimate, set }, quantity }) => ({
      sku_id: skuId,
      quantity,
      ...((estimate || set) && { product_attribute: { estimate, set } }),
    }));
  const body = JSON.stringify(member ? {} : { items, coupon: code });
  const key = `${JSON.stringify(items)} ${code} ${turn}`;
  // A member's first quote says whether she has a coupon, even one that takes nothing off yet; without one there is nothing to ask again.
  const isBare = told !== null && told.quote.coupon === null && told.quote.problem === null;
  const hasNone = member ? isBare && told.key.endsWith(` ${turn}`) : code === '';
  const isWanted = items.length > 0 && !hasNone && !member?.isBusy() && told?.key !== key;
  useEffect(() => {
    if (!isWanted) return;
    let isOld = false;
    void ask('/order/quote', JSON.parse(body)).then((answer) => {
      const quote = answer.isDone ? quoteIn(answer.data) : null;
      if (isOld) return;
      if (quote) setTold({ key, quote });
      else if (!answer.isDone && answer.why === 'refused') setProblem(answer.message);
    });
    return () => {
      isOld = true;
    };
  }, [isWanted, key, body]);

  /** Enters a code, or takes it off with an empty one. */
  const apply = async (typed: string): Promise<void> => {
    setProblem(null);
    if (!keeperNow()) {
      if (typed) keep('coupon', typed);
      else forget('coupon');
      return setCode(typed);
    }
    const answer = await ask('/shoppingcart/set_coupon', { code: typed });
    if (answer.isDone) setTurn((before) => before + 1);
    else if (answer.why === 'refused') setProblem(answer.message);
    else sayFailed(answer.message);
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
export type Quoted = ReturnType<typeof useQuote>;
