import { textureName } from '#areas/custom/option-texts.ts';
import type { ImageTexts } from '#areas/custom/services/gallery.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { checkWithin } from '#kernel/limits.ts';
import { plainAmount } from '#kernel/money.ts';

const maxTitleLength = 160;
const dearestCents = 10_000_000;

/** Attributes of the form; a picture may have more, and keeps them. */
const formAttributes = ['Texture', 'Length', 'Lace Size', 'Density'] as const;

/** The form's fields, plus attributes it does not ask for. */
export function readImageTexts(form: FormData, before: ImageTexts['attributes']): ImageTexts {
  const typed = readForm(form);
  const title = (field: string): string => {
    const text = typed.text(field, maxTitleLength);
    if (text === '') throw new DomainError('lackParameter', { field });
    return text;
  };
  const price = typed.centsOrNone('price_from');
  if (price !== null) checkWithin('price_from', price, [0, dearestCents], 'cents');
  const [length, density] = [typed.wholeOrNone('length', 60), typed.wholeOrNone('density', 300)];
  const attributes = {
    Texture: textureName(typed.text('texture', 60)),
    Length: length === null ? '' : `${length} in`,
    'Lace Size': typed.text('lace', 12),
    Density: density === null ? '' : `${density}%`,
  };
  const otherAttributes = Object.entries(before).filter(([key]) => !formAttributes.some((name) => name === key));
  return {
    ...{ titleEn: title('title_en'), titleZh: title('title_zh'), style: typed.text('style', 120), colourCode: typed.text('color', 32) },
    attributes: Object.fromEntries([...otherAttributes, ...Object.entries(attributes).filter(([, value]) => value !== '')]),
    priceFromCents: price,
  };
}

export const imageFormFields = ({ attributes, priceFromCents, ...words }: ImageTexts) => ({
  ...words,
  texture: textureName(attributes.Texture ?? ''),
  length: /^\d+/.exec(attributes.Length ?? '')?.[0] ?? '',
  lace: attributes['Lace Size'] ?? '',
  density: /^\d+/.exec(attributes.Density ?? '')?.[0] ?? '',
  price: priceFromCents === null ? '' : plainAmount(priceFromCents),
});
