import { Form, Link } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { manualOrderTexts } from './texts.ts';

type Person = { id: number; email: string; firstName: string; lastName: string; phoneNumber: string };

/** The chosen shopper fills the form. */
export function ShopperSearch({ people }: { people: readonly Person[] | null }) {
  const say = useTexts(manualOrderTexts);
  const href = useHref();
  return (
    <div className="stack">
      <Form className="row" action={href('office-order-add')}>
        <input
          className="input fill-row"
          type="search"
          name="shopper"
          aria-label={say('findShopper')}
          placeholder={say('findShopperHint')}
          minLength={3}
          required
        />
        <SubmitButton kind="quiet">{say('find')}</SubmitButton>
      </Form>
      <div role="status">
        {people && people.length === 0 && <p className="muted">{say('foundNobody')}</p>}
        {people && people.length > 0 && (
          <ul className="found-goods" aria-label={say('findShopper')}>
            {people.map(({ id, email, firstName, lastName, phoneNumber }) => (
              <li key={id}>
                <Link to={`${href('office-order-add')}?user=${id}`}>
                  <span>
                    {firstName} {lastName}
                  </span>
                  <span className="muted">{email}</span>
                  <span className="muted">{phoneNumber}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
