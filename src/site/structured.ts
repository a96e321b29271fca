import { hrefOf } from './links.ts';
import { absolute, type JsonLd, type Site } from './meta.ts';

/** schema.org data for search engines; each contains only what its page shows. */

/** The shop itself; other data refers to it by its address. */
export const organization = (site: Site): JsonLd => ({
  '@type': 'Organization',
  '@id': `${absolute(site, '/')}#organization`,
  name: site.shopName,
  url: absolute(site, '/'),
  logo: absolute(site, '/apple-touch-icon.png'),
});

/** The site and its search. */
export const website = (site: Site): JsonLd => ({
  '@type': 'WebSite',
  name: site.shopName,
  url: absolute(site, '/'),
  inLanguage: site.language === 'zh' ? 'zh-Hans' : 'en',
  publisher: { '@id': `${absolute(site, '/')}#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(site, hrefOf('search'))}?q={words}` },
    'query-input': 'required name=words',
  },
});

export const faqPage = (faq: readonly { readonly question: string; readonly answer: string }[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const itemList = (site: Site, name: string, paths: readonly string[]): JsonLd => ({
  '@type': 'ItemList',
  name,
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(site, path) })),
});

export const howTo = (name: string, steps: readonly string[]): JsonLd => ({
  '@type': 'HowTo',
  name,
  step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
});
