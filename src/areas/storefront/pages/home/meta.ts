import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { absolute, type JsonLd, pageMeta, type Site } from '#site/meta.ts';
import { isOpen } from '#site/pages.ts';
import type { HomeData } from '../../service.server.ts';
import { storefrontTexts } from '../../texts.ts';

type Questions = HomeData['questions'];

export function homeMeta(site: Site, path: string, search: string, questions: Questions) {
  const say = speak(storefrontTexts, site.language);
  return pageMeta(site, path, search, {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    image: site.socialImage,
    data: [organization(site), website(site), ...(questions?.length ? [answers(questions)] : [])],
  });
}

const organization = (site: Site): JsonLd => ({
  '@type': 'Organization',
  name: site.shopName,
  url: absolute(site, '/'),
  logo: absolute(site, '/apple-touch-icon.png'),
});

const website = (site: Site): JsonLd => ({
  '@type': 'WebSite',
  name: site.shopName,
  url: absolute(site, '/'),
  inLanguage: site.language === 'zh' ? 'zh-Hans' : 'en',
  ...(isOpen('search') && {
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absolute(site, hrefOf('search'))}?q={words}`,
      'query-input': 'required name=words',
    },
  }),
});

const answers = (questions: NonNullable<Questions>): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
