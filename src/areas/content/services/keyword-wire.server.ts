import type { z } from 'zod';
import type { addKeyword } from '../calls/keywords.ts';
import type { KeywordFacts } from '../rules/keyword-list.ts';

/** A keyword as a call or a form tells it. */
export const keywordFactsOf = (input: z.output<(typeof addKeyword)['input']>): KeywordFacts => ({
  keyword: input.keyword,
  language: input.language,
  targetKind: input.target,
  targetPath: input.target_path,
  priority: input.priority,
  monthlyVolume: input.monthly_volume,
  positionTenths: input.position === null ? null : Math.round(input.position * 10),
  note: input.note,
});

/** The fields of a form that tells it again. */
export const keywordFormFields = (facts: KeywordFacts): Record<string, string> => ({
  keyword: facts.keyword,
  language: facts.language,
  target: facts.targetKind,
  target_path: facts.targetPath,
  priority: String(facts.priority),
  monthly_volume: String(facts.monthlyVolume ?? ''),
  position: facts.positionTenths === null ? '' : String(facts.positionTenths / 10),
  note: facts.note,
});
