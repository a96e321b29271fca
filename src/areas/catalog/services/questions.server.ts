import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { allFaqRows } from '../store/figures.server.ts';

/** Both languages, since Chinese readers may still type "frontal". */
export async function publishedFaqs(app: App, language: Language) {
  const rows = await allFaqRows(app.db, app.now());
  return rows.map((row) => ({
    id: row.id,
    group: row.category ?? row.topic,
    category: row.category === null ? null : inWords({ nameEn: row.nameEn ?? '', nameZh: row.nameZh ?? '' }, 'name', language),
    question: inWords(row, 'question', language),
    answer: inWords(row, 'answer', language),
    other: language === 'zh' ? row.questionEn : row.questionZh,
  }));
}
export type PublishedFaq = Awaited<ReturnType<typeof publishedFaqs>>[number];
