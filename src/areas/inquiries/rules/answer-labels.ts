import { inLanguage, type Language, type Texts } from '#kernel/texts.ts';
import { inquiryAnswerTexts, inquiryOptionTexts } from '../answer-texts.ts';

export type AnswerLabel = { readonly label: string; readonly value: string };

const labelIn = (list: Texts, key: string, language: Language): string => {
  const text = Object.hasOwn(list, key) ? list[key] : undefined;
  return text ? inLanguage(text, language) : key;
};

/** Questions and options in words. Questions that no form of ours asks are left as they are. */
export const answerLabels = (answers: Readonly<Record<string, string>>, language: Language): AnswerLabel[] =>
  Object.entries(answers).map(([key, value]) => ({
    label: labelIn(inquiryAnswerTexts, key, language),
    value: Object.hasOwn(inquiryAnswerTexts, key) ? labelIn(inquiryOptionTexts, value, language) : value,
  }));
