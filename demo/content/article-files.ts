import { z } from 'zod';
import { type BilingualPair, filesLike, listOf, readMarkdown, whole } from '#demo/read-files.ts';

export type ArticlePlan = {
  readonly kind: keyof typeof folders;
  readonly slug: string;
  /** Author's key; the shop itself if missing. */
  readonly author?: string | undefined;
  /** Name of the picture used in lists and shares. */
  readonly picture: string;
  readonly title: BilingualPair;
  readonly summary: BilingualPair;
  readonly keywords: BilingualPair;
  readonly goods: readonly string[];
  readonly bodyEn: string;
  readonly bodyZh: string;
};

/** A kind has a folder; the path below it is the address. */
const folders = { article: 'articles', guide: 'guides', policy: 'policies', business: 'business', page: 'pages' } as const;

const headTexts = { title: z.string(), summary: z.string(), keywords: z.string() };
const chineseHead = z.strictObject(headTexts);
/** What is true in both languages is said once, in the English file. */
const englishHead = z.strictObject({
  ...headTexts,
  position: whole,
  author: z.string().optional(),
  picture: z.string(),
  goods: listOf(z.string()),
});

const kinds = Object.keys(folders) as (keyof typeof folders)[];

/** In list order. */
export const articlePlans: readonly ArticlePlan[] = kinds
  .flatMap((kind) => filesLike(`${folders[kind]}/**/*.en.md`).map((file) => readArticle(kind, file)))
  .sort((one, other) => one.position - other.position);

function readArticle(kind: keyof typeof folders, file: string): ArticlePlan & { readonly position: number } {
  const { head: en, body: bodyEn } = readMarkdown(file, englishHead);
  const { head: zh, body: bodyZh } = readMarkdown(file.replace(/en\.md$/, 'zh.md'), chineseHead);
  return {
    ...en,
    kind,
    slug: file.slice(folders[kind].length + 1, -'.en.md'.length),
    title: [en.title, zh.title],
    summary: [en.summary, zh.summary],
    keywords: [en.keywords, zh.keywords],
    bodyEn,
    bodyZh,
  };
}
