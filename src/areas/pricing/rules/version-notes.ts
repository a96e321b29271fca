import { inLanguage, type Language, texts } from '#kernel/texts.ts';

/** Notes the shop itself adds to price rule versions; notes by staff stay as written. */
const noteTexts = texts({
  'First table': { en: 'First price table', zh: '首版价格表' },
  'Handwork of full lace and 360 raised': { en: 'Raised labor cost for full lace and 360 lace', zh: '上调全蕾丝与 360 手工费' },
});
const backTo = { en: 'Restored version {version}', zh: '恢复第 {version} 版' };
const isBack = /^(?:Restored version|Back to version|恢复第) (\d+)(?: 版)?$/;

/** Note of a restored version, shown in the reader's language. */
export const restoredVersionNote = (version: number): string => inLanguage(backTo, 'en', { version });

export function versionNoteIn(note: string, language: Language): string {
  const version = isBack.exec(note)?.[1];
  if (version !== undefined) return inLanguage(backTo, language, { version });
  return Object.hasOwn(noteTexts, note) ? noteTexts[note as keyof typeof noteTexts][language] : note;
}
