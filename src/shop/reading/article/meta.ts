import { questionsIn, stepsIn } from '#areas/editorial/rules/reading.ts';
import type { ArticlePageData } from '#areas/editorial/services/reading.server.ts';
import { hrefOf } from '#site/links.ts';
import { absolute, breadcrumbs, type JsonLd, pageMeta, type Site } from '#site/meta.ts';
import { faqPage, howTo, organization } from '#site/structured.ts';
import type { Route } from './+types/page';
import { articleTexts, parentTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { article, parent } = loaderData;
  const steps = stepsIn(article.blocks);
  const questions = questionsIn(article.blocks);
  const above =
    parent && parent in parentTexts
      ? [{ name: parentTexts[parent as keyof typeof parentTexts][site.language], path: hrefOf(parent as 'blog') }]
      : [];
  return pageMeta(site, location.pathname, '', {
    title: article.meta.title,
    description: article.meta.description,
    keywords: (article.meta.keywords || article.title).split(', '),
    image: article.picture ? pictureOf(article) : undefined,
    kind: 'article',
    data: () => [
      article.kind === 'page' && article.slug.startsWith('about') ? organization(site) : articleData(article, site),
      breadcrumbs(site, [
        { name: articleTexts.home[site.language], path: '/' },
        ...above,
        { name: article.title, path: `/${article.slug}` },
      ]),
      ...(steps ? [howTo(steps.name, steps.steps)] : []),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  });
}

const pictureOf = ({ picture }: Pick<ArticlePageData['article'], 'picture'>): string => `${picture}-900.webp`;

const articleData = (article: ArticlePageData['article'], site: Site): JsonLd => ({
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  image: [absolute(site, article.picture ? pictureOf(article) : site.socialImage)],
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  inLanguage: site.language === 'zh' ? 'zh-Hans' : 'en',
  author: article.author.work
    ? { '@type': 'Person', name: article.author.name, jobTitle: article.author.work, url: absolute(site, '/') }
    : { '@type': 'Organization', name: article.author.name || site.shopName, url: absolute(site, '/') },
  publisher: {
    '@type': 'Organization',
    name: site.shopName,
    logo: { '@type': 'ImageObject', url: absolute(site, '/apple-touch-icon.png') },
  },
  mainEntityOfPage: absolute(site, `/${article.slug}`),
});
