import { speak } from '#kernel/texts.ts';
import { pageMeta, type Site } from '#site/meta.ts';
import { faqPage, organization, website } from '#site/structured.ts';
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
    data: () => [organization(site), website(site), ...(questions?.length ? [faqPage(questions)] : [])],
  });
}
