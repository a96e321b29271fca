import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { HomeData } from '#areas/editorial/services/home.server.ts';
import { LocaleProvider } from '#site/locale.tsx';
import { loadFailedTexts } from '#site/texts.ts';
import { HomeView } from './view.tsx';

const nothingLoaded: HomeData = {
  hero: null,
  lengths: null,
  kinds: null,
  best: null,
  fresh: null,
  textures: null,
  builder: null,
  colours: null,
  voices: null,
  business: null,
  tiers: null,
  questions: null,
};
const emptyShop: HomeData = {
  hero: { banner: null },
  lengths: [],
  kinds: [],
  best: [],
  fresh: [],
  textures: [],
  builder: { teaser: null },
  colours: [],
  voices: { voices: [], total: 0 },
  business: { teaser: null },
  tiers: [],
  questions: [],
};

const render = (home: HomeData, language: 'en' | 'zh', variant: 'desktop' | 'mobile'): string =>
  renderToStaticMarkup(
    <LocaleProvider language={language} variant={variant}>
      <MemoryRouter initialEntries={[variant === 'mobile' ? '/m' : '/']}>
        <HomeView home={home} />
      </MemoryRouter>
    </LocaleProvider>,
  );

test.each([
  ['en', 'desktop'],
  ['zh', 'mobile'],
] as const)('every part that did not load says so in its place, with another try (%s, %s)', (language, variant) => {
  const page = render(nothingLoaded, language, variant);
  for (const part of ['carousel', 'category', 'goods', 'attribute', 'config'] as const)
    expect(page).toContain(loadFailedTexts[part][language]);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).toContain('$224.00');
});

test('an empty shop has a title and no empty shelves', () => {
  const page = render(emptyShop, 'en', 'desktop');
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toContain('Best sellers');
  expect(page).not.toContain('Failed');
});
