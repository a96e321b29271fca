import { lazy, Suspense } from 'react';
import { Form, useNavigation } from 'react-router';
import type { CartSums } from '#areas/cart/rules/sums.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { useOnline } from '#site/online.ts';
import { useOutbox } from '#site/outbox.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { startFields } from './steps/start.ts';
import { currentMemberCart, useCart } from './store/cart-store.ts';
import { cartPageTexts } from './texts.ts';

const QueueOrder = lazy(async () => ({ default: (await import('#shop/offline/parts/queue-order.tsx')).QueueOrder }));

/** The way to pay. A member's cart is on the server; a visitor's is sent along. */
export function CheckOut({ sums }: { sums: CartSums }) {
  const say = useTexts(cartPageTexts);
  const href = useHref();
  const cart = useCart();
  const isBusy = useNavigation().formData?.get('intent') === 'start';
  const isOnline = useOnline();
  const waiting = useOutbox();
  const to = `${href('cart')}?step=address`;
  if (!isOnline) {
    const { itemsCents, grams, freeGrams } = sums;
    return (
      <Suspense>
        <QueueOrder cart={cart ?? []} sums={{ itemsCents, grams: grams - freeGrams }} waiting={waiting ?? []} />
      </Suspense>
    );
  }
  if (currentMemberCart()) {
    return (
      <ButtonLink kind="primary" block to={to}>
        {say('checkOut')}
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action={to}>
      {Object.entries(startFields(cart ?? [])).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton block busy={isBusy}>
        {say('checkOut')}
      </SubmitButton>
    </Form>
  );
}
