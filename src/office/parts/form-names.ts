import { editorialFormTexts } from '#areas/editorial/office-texts.ts';
import type { LocalizedText } from '#kernel/texts.ts';
import { articleOfficeTexts } from '#office/content/article-office-texts.ts';

type Names = Readonly<Record<string, LocalizedText>>;

const articleNames: Names = {
  title: articleOfficeTexts.heading,
  summary: articleOfficeTexts.summary,
  body: articleOfficeTexts.body,
  note: articleOfficeTexts.note,
  metaKeywords: articleOfficeTexts.keywords,
  meta_keywords: articleOfficeTexts.keywords,
  name: articleOfficeTexts.name,
  kind: articleOfficeTexts.kind,
  author: articleOfficeTexts.author,
  pictureUrl: articleOfficeTexts.picture,
  picture_url: articleOfficeTexts.picture,
};

/** Field labels of one content kind. */
export function formNames(kind: string): Names {
  if (kind === 'article') return articleNames;
  const own = Object.entries(editorialFormTexts).filter(([name]) => name.startsWith(`${kind}-`));
  return { ...editorialFormTexts, ...Object.fromEntries(own.map(([name, texts]) => [name.slice(kind.length + 1), texts])) };
}
