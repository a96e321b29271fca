import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import type { CouponQuote } from './quote.ts';
import { cartPageTexts } from './texts.ts';

/** A code stays until removed, since a fuller cart may make it count. */
export function Coupon({ quoted }: { quoted: CouponQuote }) {
  const say = useTexts(cartPageTexts);
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { code, name, apply } = quoted;
  const reason = problem ?? quoted.problem;
  const send = async (typed: string) => {
    setSending(true);
    await apply(typed);
    setSending(false);
  };
  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('coupon') ?? '').trim();
    setProblem(typed ? null : say('pleaseInput', { field: say('couponCode') }));
    if (typed) void send(typed);
  };
  return (
    <div className="coupon-part">
      {code ? (
        <p className="coupon-applied">
          <span>
            <b>{say('couponOn', { code })}</b>
            {name && !reason && <small className="meta own-line">{name}</small>}
          </span>
          <button type="button" className="link meta tap-height" aria-label={say('takeOffNamed', { code })} onClick={() => void send('')}>
            {say('takeOff')}
          </button>
        </p>
      ) : (
        <form className="coupon" onSubmit={enter} noValidate>
          <input
            className="input"
            name="coupon"
            aria-label={say('couponCode')}
            placeholder={say('couponCode')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            aria-invalid={reason ? true : undefined}
            aria-describedby={reason ? id : undefined}
          />
          <Button type="submit" busy={isSending}>
            {say('apply')}
          </Button>
        </form>
      )}
      <p id={id} className="err" role="status">
        {reason}
      </p>
    </div>
  );
}
