import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { allFaqRows } from '../store/figures.server.ts';

/** Both languages, since Chinese readers may still type "frontal". */
export async function publishedFaqs(app: App, language: Language) {
  const rows = await allFaqRows(app.db, app.now());
  return rows.map((row) => ({
    id: row.id,
    group: row.category ?? row.topic,
    category: row.category === null ? null : localizedColumn({ nameEn: row.nameEn ?? '', nameZh: row.nameZh ?? '' }, 'name', language),
    question: localizedColumn(row, 'question', language),
    answer: localizedColumn(row, 'answer', language),
    other: language === 'zh' ? row.questionEn : row.questionZh,
  }));
}
export type PublishedFaq = Awaited<ReturnType<typeof publishedFaqs>>[number];
