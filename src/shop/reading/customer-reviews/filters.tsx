import { Form, Link } from 'react-router';
import { isNarrowed, reviewSorts } from '#areas/reviews/rules/reviews-page.ts';
import type { ReviewsPage } from '#areas/reviews/services/gallery.server.ts';
import { customerReviewsTexts } from '#shop/parts/reviews/wall-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select } from '#ui/field.tsx';
import type { ReviewsState } from './wall-state.ts';

/** One form that works before and without script. */
export function ReviewFilters({ wall: { filters, query }, state }: { wall: ReviewsPage; state: ReviewsState }) {
  const say = useTexts(customerReviewsTexts);
  const choices = [
    {
      name: 'category',
      label: say('category'),
      chosen: query.category,
      options: filters.categories.map(({ slug, name, count }) => [slug, say('counted', { name, count })]),
    },
    {
      name: 'texture',
      label: say('texture'),
      chosen: query.texture,
      options: filters.textures.map(({ value, name, count }) => [value, say('counted', { name, count })]),
    },
    {
      name: 'length',
      label: say('length'),
      chosen: query.lengthInches,
      options: filters.lengths.map(({ inches, count }) => [String(inches), say('counted', { name: say('inches', { inches }), count })]),
    },
    {
      name: 'stars',
      label: say('starsField'),
      chosen: query.stars,
      options: [5, 4, 3, 2, 1].map((stars) => [String(stars), say('starsOnly', { stars })]),
    },
  ];
  return (
    // The key makes the fields follow the address.
    <Form
      ref={state.form}
      key={state.hrefOf({})}
      action={state.action}
      className="wall-filters"
      aria-label={say('filters')}
      onChange={state.choose}
    >
      {choices.map(({ name, label, chosen, options }) => (
        <Select key={name} name={name} label={label} defaultValue={chosen ?? ''}>
          <option value="">{say('any')}</option>
          {options.map(([value, optionLabel]) => (
            <option key={value} value={value}>
              {optionLabel}
            </option>
          ))}
        </Select>
      ))}
      <Select name="sort" label={say('sort')} defaultValue={query.sort}>
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {say(`sort-${sort}`)}
          </option>
        ))}
      </Select>
      <Checkbox name="photos" value="1" label={say('photosOnly')} defaultChecked={query.withPhotos} />
      <noscript>
        <SubmitButton kind="quiet" block>
          {say('show')}
        </SubmitButton>
      </noscript>
      {isNarrowed(query) && (
        <Link className="link" to={state.action} preventScrollReset>
          {say('clear')}
        </Link>
      )}
    </Form>
  );
}
