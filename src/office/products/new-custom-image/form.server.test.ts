import { expect, test } from 'vitest';
import { imageFormFields, readImageTexts } from './form.server.ts';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const bob = { title_en: 'Blunt bob', title_zh: '齐耳波波头', style: 'BOB', color: '1B', length: '12', density: '180', price_from: '149.5' };

test('the form says the words of a picture, and what it does not ask for stays', () => {
  const before = { Texture: 'Straight', 'Cap Size': 'M', Length: '10 in' };
  expect(readImageTexts(formOf(bob), before)).toEqual({
    ...{ titleEn: 'Blunt bob', titleZh: '齐耳波波头', style: 'BOB', colourCode: '1B', priceFromCents: 14_950 },
    attributes: { 'Cap Size': 'M', Length: '12 in', Density: '180%' },
  });
});

test('what is kept stands in the form again', () => {
  const { attributes, ...rest } = readImageTexts(formOf({ ...bob, texture: 'Body wave', lace: '13x4' }), {});
  expect(imageFormFields({ ...rest, attributes })).toMatchObject({
    texture: 'Body Wave',
    lace: '13x4',
    length: '12',
    density: '180',
    price: '149.50',
  });
});

test.each([
  [
    { ...bob, price_from: '100000.01' },
    { why: 'aboveMost', details: { field: 'price_from', most: 100_000 } },
  ],
  [
    { ...bob, price_from: 'dear' },
    { why: 'badValue', details: { field: 'price_from' } },
  ],
  [
    { ...bob, title_zh: ' ' },
    { why: 'lackParameter', details: { field: 'title_zh' } },
  ],
  [
    { ...bob, title_en: 'x'.repeat(161) },
    { why: 'wordsTooLong', details: { field: 'title_en', most: 160 } },
  ],
])('%j is refused by its field and its limit', (fields, refusal) => {
  expect(() => readImageTexts(formOf(fields), {})).toThrow(
    expect.objectContaining({ ...refusal, details: expect.objectContaining(refusal.details) }),
  );
});
