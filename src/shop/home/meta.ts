import type { HomeData } from '#areas/editorial/services/home.server.ts';
import { translator } from '#kernel/texts.ts';
import { storefrontTexts } from '#shop/parts/texts.ts';
import { pageMeta, type Site } from '#site/meta.ts';
import { faqPage, organization, website } from '#site/structured.ts';

type Questions = HomeData['questions'];

export function homeMeta(site: Site, path: string, search: string, questions: Questions) {
  const say = translator(storefrontTexts, site.language);
  return pageMeta(site, path, search, {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    image: site.socialImage,
    data: () => [organization(site), website(site), ...(questions?.length ? [faqPage(questions)] : [])],
  });
}
