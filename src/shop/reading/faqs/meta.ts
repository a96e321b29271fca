import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { faqPage } from '#site/structured.ts';
import type { Route } from './+types/desktop';
import { faqsTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const title = faqsTexts.title[site.language];
  return pageMeta(site, location.pathname, '', {
    title,
    description: faqsTexts.lead[site.language],
    keywords: faqsTexts.keywords[site.language].split(', '),
    data: () => [
      ...(loaderData.questions.length > 0 ? [faqPage(loaderData.questions)] : []),
      breadcrumbs(site, [
        { name: faqsTexts.home[site.language], path: '/' },
        { name: title, path: '/customer-service/faqs' },
      ]),
    ],
  });
}
