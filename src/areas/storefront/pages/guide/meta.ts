import { absolute, breadcrumbs, type JsonLd, pageMeta, type Site } from '#site/meta.ts';
import type { GuideData } from '../../services/reading.server.ts';
import type { Route } from './+types/desktop';
import { guideTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { article } = loaderData;
  return pageMeta(site, location.pathname, '', {
    title: article.meta.title,
    description: article.meta.description,
    keywords: article.meta.keywords.split(', '),
    image: article.picture ? pictureOf(article) : undefined,
    kind: 'article',
    data: [
      articleData(article, site),
      breadcrumbs(site, [
        { name: guideTexts.home[site.language], path: '/' },
        { name: article.title, path: `/${article.slug}` },
      ]),
    ],
  });
}

const pictureOf = ({ picture }: Pick<GuideData['article'], 'picture'>): string => `${picture}-900.webp`;

const articleData = (article: GuideData['article'], site: Site): JsonLd => ({
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  image: [absolute(site, article.picture ? pictureOf(article) : site.socialImage)],
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  inLanguage: site.language === 'zh' ? 'zh-Hans' : 'en',
  author: { '@type': 'Organization', name: article.author || site.shopName, url: absolute(site, '/') },
  publisher: {
    '@type': 'Organization',
    name: site.shopName,
    logo: { '@type': 'ImageObject', url: absolute(site, '/apple-touch-icon.png') },
  },
  mainEntityOfPage: absolute(site, `/${article.slug}`),
});
