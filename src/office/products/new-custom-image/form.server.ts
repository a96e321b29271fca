import { textureName } from '#areas/custom/option-texts.ts';
import type { ImageWords } from '#areas/custom/services/gallery.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { checkWithin } from '#kernel/limits.ts';
import { plainAmount } from '#kernel/money.ts';

const longestTitle = 160;
const dearestCents = 10_000_000;

/** The properties the form asks for; a picture may have more, and keeps them. */
const asked = ['Texture', 'Length', 'Lace Size', 'Density'] as const;

/** What the form says of a picture, beside the properties it had and the form does not ask for. */
export function readImageTexts(form: FormData, before: ImageWords['attributes']): ImageWords {
  const typed = readForm(form);
  const title = (field: string): string => {
    const words = typed.text(field, longestTitle);
    if (words === '') throw new DomainError('lackParameter', { field });
    return words;
  };
  const price = typed.centsOrNone('price_from');
  if (price !== null) checkWithin('price_from', price, [0, dearestCents], 'cents');
  const [length, density] = [typed.wholeOrNone('length', 60), typed.wholeOrNone('density', 300)];
  const said = {
    Texture: textureName(typed.text('texture', 60)),
    Length: length === null ? '' : `${length} in`,
    'Lace Size': typed.text('lace', 12),
    Density: density === null ? '' : `${density}%`,
  };
  const kept = Object.entries(before).filter(([key]) => !asked.some((name) => name === key));
  return {
    ...{ titleEn: title('title_en'), titleZh: title('title_zh'), style: typed.text('style', 120), colourCode: typed.text('color', 32) },
    attributes: Object.fromEntries([...kept, ...Object.entries(said).filter(([, value]) => value !== '')]),
    priceFromCents: price,
  };
}

/** The same words as the fields of the form want them. */
export const imageFormFields = ({ attributes, priceFromCents, ...words }: ImageWords) => ({
  ...words,
  texture: textureName(attributes.Texture ?? ''),
  length: /^\d+/.exec(attributes.Length ?? '')?.[0] ?? '',
  lace: attributes['Lace Size'] ?? '',
  density: /^\d+/.exec(attributes.Density ?? '')?.[0] ?? '',
  price: priceFromCents === null ? '' : plainAmount(priceFromCents),
});
