import { Form, useNavigation } from 'react-router';
import { keeperNow, useCart } from '#areas/cart/parts/kept-cart.ts';
import { useHref, useSay } from '#site/here.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { startFields } from './steps/start.ts';
import { cartPageTexts } from './texts.ts';

/** The way to pay. A member's cart is on the server; a visitor's is sent along. */
export function CheckOut() {
  const say = useSay(cartPageTexts);
  const href = useHref();
  const cart = useCart();
  const isBusy = useNavigation().formData?.get('intent') === 'start';
  const to = `${href('cart')}?step=address`;
  if (keeperNow()) {
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
