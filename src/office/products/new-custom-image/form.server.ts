import { z } from 'zod';
import { dollarsToCents, optionalText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { officeAddImage } from '#areas/custom/calls/office.ts';
import { textureName } from '#areas/custom/option-texts.ts';
import type { ImageTexts } from '#areas/custom/services/gallery.server.ts';
import { plainAmount } from '#kernel/money.ts';

/** Attributes of the form; a picture may have more, and keeps them. */
const formAttributes = ['Texture', 'Length', 'Lace Size', 'Density'] as const;

const whole = (max: number) => z.number().int().min(0).max(max).nullable().default(null);
const words = officeAddImage.input.omit({ upload_id: true, attributes: true }).extend({
  price_from: dollarsToCents(0, 100_000).nullable().default(null),
  texture: optionalText(60),
  length: whole(60),
  lace: optionalText(12),
  density: whole(300),
});

/** The form's fields, plus attributes it does not ask for. */
export function readImageTexts(form: FormData, before: ImageTexts['attributes']): ImageTexts {
  const { texture, length, lace, density, ...typed } = readForm(form, words);
  const attributes = {
    Texture: textureName(texture),
    Length: length === null ? '' : `${length} in`,
    'Lace Size': lace,
    Density: density === null ? '' : `${density}%`,
  };
  const otherAttributes = Object.entries(before).filter(([key]) => !formAttributes.some((name) => name === key));
  return {
    ...{ titleEn: typed.title_en, titleZh: typed.title_zh, style: typed.style, colourCode: typed.color },
    attributes: Object.fromEntries([...otherAttributes, ...Object.entries(attributes).filter(([, value]) => value !== '')]),
    priceFromCents: typed.price_from,
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
