import { hrefOf } from './links.ts';
import { absolute, type JsonLd, type Site } from './meta.ts';

/** Facts about pages in the words of schema.org, as search engines read them; each says only what its page shows. */

/** The shop itself; other facts name it by its address. */
export const organization = (site: Site): JsonLd => ({
  '@type': 'Organization',
  '@id': `${absolute(site, '/')}#organization`,
  name: site.shopName,
  url: absolute(site, '/'),
  logo: absolute(site, '/apple-touch-icon.png'),
});

/** The site, and how it is searched. */
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

/** The pages a list leads to, in its order. */
export const itemList = (site: Site, name: string, paths: readonly string[]): JsonLd => ({
  '@type': 'ItemList',
  name,
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(site, path) })),
});

/** Something done step by step. */
export const howTo = (name: string, steps: readonly string[]): JsonLd => ({
  '@type': 'HowTo',
  name,
  step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
});
