import { useState } from 'react';
import { editorialOfficeTexts } from '#areas/editorial/office-texts.ts';
import { useTexts } from '#site/locale.tsx';

type Pickable = { readonly base: string; readonly small: string; readonly alt: string };
type PictureProps = { name: string; label: string; chosen: string; pictures: readonly Pickable[] };

/** Library thumbnails to choose from, with a text filter. */
export function PictureField({ name, label, chosen, pictures }: PictureProps) {
  const say = useTexts(editorialOfficeTexts);
  const [filterText, setFilterText] = useState('');
  const [now, setNow] = useState(chosen);
  const isKnown = pictures.some(({ base }) => base === chosen);
  const all = isKnown || chosen === '' ? pictures : [{ base: chosen, small: `${chosen}-450.webp`, alt: chosen }, ...pictures];
  const current = all.find(({ base }) => base === now);
  return (
    <fieldset className="both picture-field">
      <legend className="field-label">{label}</legend>
      {current && <img className="picture-now" src={current.small} alt={current.alt} />}
      <details>
        <summary>{say('pickPicture')}</summary>
        <input
          className="input"
          type="search"
          aria-label={say('find')}
          placeholder={say('find')}
          onChange={(event) => setFilterText(event.currentTarget.value.toLowerCase())}
        />
        <div className="picture-grid">
          {all.map(({ base, small, alt }) => (
            <label key={base} title={alt} hidden={!`${alt} ${base}`.toLowerCase().includes(filterText)}>
              <input type="radio" name={name} value={base} defaultChecked={base === chosen} onChange={() => setNow(base)} />
              <img src={small} alt={alt} width={84} height={105} loading="lazy" decoding="async" />
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
