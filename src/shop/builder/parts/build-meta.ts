import { type LocalizedText, translator } from '#kernel/texts.ts';
import { breadcrumbs, pageMeta, type Site } from '#site/meta.ts';
import { buildTexts } from './texts.ts';

type BuilderPageTexts = Readonly<Record<'title' | 'description' | 'keywords', LocalizedText>>;
type BuilderPage = { readonly site: Site; readonly at: string; readonly path: string; readonly still: { readonly base: string } };

export function buildMeta(texts: BuilderPageTexts, { site, at, path, still }: BuilderPage) {
  const say = translator(texts, site.language);
  const title = say('title');
  return pageMeta(site, at, '', {
    title,
    description: say('description'),
    keywords: say('keywords').split(', '),
    image: `${still.base}-900.webp`,
    data: () => [
      breadcrumbs(site, [
        { name: translator(buildTexts, site.language)('home'), path: '/' },
        { name: title, path },
      ]),
    ],
  });
}
