import { expect, test } from 'vitest';
import { faultsOf } from '../../tests/kit/structured-data.ts';
import { breadcrumbs } from './meta.ts';
import { faqPage, itemList, organization, website } from './structured.ts';

const site = { origin: 'https://shop.example', shopName: 'Tressline', language: 'en', socialImage: '/social.jpg' } as const;

test.each([
  organization(site),
  website(site),
  faqPage([{ question: 'How long does it last?', answer: '1 to 3 years.' }]),
  itemList(site, 'Wigs', ['/collections/wig/a', '/collections/wig/b']),
  breadcrumbs(site, [
    { name: 'Home', path: '/' },
    { name: 'Wigs', path: '/collections/wig' },
  ]),
])('$@type has all the vocabulary asks for', (data) => {
  expect(faultsOf({ '@context': 'https://schema.org', ...data })).toEqual([]);
});
