import { Form, Link } from 'react-router';
import { styleTexts } from '#areas/custom/option-texts.ts';
import { centsOfDollars, dollars } from '#kernel/money.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/field.tsx';
import { Pager } from '#ui/pager.tsx';
import { Picture } from '#ui/picture.tsx';
import { customTexts } from '../parts/custom-texts.ts';
import type { CustomData } from './load.server.ts';

/** Finished work filtered by style and color; each opens the form prefilled. */
export function CustomHairGallery({ data: { images, choices, filter, page, pages } }: { data: CustomData }) {
  const say = useTexts(customTexts);
  const { language } = useLocale();
  const here = useHref()('hair-custom');
  const at = (more: Record<string, string>) => {
    const query = new URLSearchParams({
      ...(filter.style && { style: filter.style }),
      ...(filter.colour && { color: filter.colour }),
      ...more,
    });
    return `${here}?${query}`;
  };
  return (
    <section aria-labelledby="gallery">
      <div className="custom-gallery-head">
        <div>
          <h2 id="gallery">{say('gallery')}</h2>
          <p className="meta">{say('galleryLead')}</p>
        </div>
        <Form className="row" action={here} preventScrollReset key={`${filter.style} ${filter.colour}`}>
          <Select
            label={say('style')}
            name="style"
            defaultValue={filter.style}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">{say('all')}</option>
            {choices.styles.map((style) => (
              <option key={style} value={style}>
                {styleTexts[style]?.[language] ?? style}
              </option>
            ))}
          </Select>
          <Select
            label={say('colour')}
            name="color"
            defaultValue={filter.colour}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">{say('all')}</option>
            {choices.colours.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <noscript>
            <SubmitButton kind="quiet">{say('show')}</SubmitButton>
          </noscript>
        </Form>
      </div>
      {images.length === 0 ? (
        <Empty title={say('galleryEmpty')} action={<Link to={here}>{say('clear')}</Link>} />
      ) : (
        <ul className="custom-gallery">
          {images.map(({ id, title, alt, base, priceFrom }) => (
            <li key={id}>
              <Picture base={base} alt={alt} />
              <h3>{title}</h3>
              {priceFrom !== null && <p className="meta num">{say('from', { price: dollars(centsOfDollars(priceFrom)) })}</p>}
              <Link className="link" to={`${at({ like: String(id) })}#piece`} aria-label={say('wantThisOf', { title })}>
                {say('wantThis')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pager
        label={say('pages')}
        page={page}
        pages={pages}
        hrefOf={(to) => at(to > 1 ? { page: String(to) } : {})}
        labels={{ previous: say('back'), next: say('more') }}
      />
    </section>
  );
}
