import { z } from 'zod';
import { readJson } from '#demo/read-files.ts';
import { form, type GroupPlan, isHair } from './plan.ts';

const textByKey = z.record(z.string(), z.string());
const { byForm, byTexture, byCap, byStyle } = readJson(
  'catalog/trade-terms.json',
  z.strictObject({ byForm: z.record(form, z.string()), byTexture: textByKey, byCap: textByKey, byStyle: textByKey }),
);

/** Trade search terms of one group, in both languages. */
export function tradeTermsOf(plan: GroupPlan): string {
  if (!isHair(plan)) return `${plan.style} ${plan.material} ${plan.texture ?? ''}`.toLowerCase().trim();
  const raw = plan.isRaw ? 'raw virgin unprocessed 原发' : '';
  const drawn = plan.isDoubleDrawn ? 'double drawn bone straight 双抽' : '';
  return [byForm[plan.form], byTexture[plan.texture], byCap[plan.cap ?? ''], byStyle[plan.style], raw, drawn]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}
