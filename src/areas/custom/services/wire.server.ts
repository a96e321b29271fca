import type { z } from 'zod';
import { shippingFee } from '#areas/shipping/rules.ts';
import { asDollarNumber } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { hrefOf } from '#site/links.ts';
import type { giveEstimate } from '../calls/estimates.ts';
import type { IssuedEstimate } from './estimates.server.ts';

type EstimateOutput = z.input<(typeof giveEstimate)['output']>;

const nothing: EstimateOutput = {
  state: 'person',
  estimate: null,
  valid_until: null,
  unit_price: null,
  total: null,
  shipping: null,
  weight: null,
  lead_days: null,
  why: [],
  reasons: [],
  missing: [],
  rule_version: null,
  sku_id: null,
  sku: null,
};

export function wireEstimate({ answer, number, skuId, validUntil }: IssuedEstimate, quantity: number, language: Language): EstimateOutput {
  const base = { ...nothing, state: answer.state, estimate: number, valid_until: validUntil?.toISOString() ?? null, sku_id: skuId };
  if (answer.state === 'impossible') return { ...base, reasons: answer.reasons.map((reason) => reason[language]) };
  if (answer.state === 'open') return { ...base, missing: [...answer.missing] };
  if (answer.state === 'person') return { ...base, missing: [...answer.unknown] };
  const shippingCents = shippingFee(answer.grams * quantity);
  const { sku } = answer;
  return {
    ...base,
    unit_price: asDollarNumber(answer.unitCents),
    total: asDollarNumber(answer.unitCents * quantity + shippingCents),
    shipping: asDollarNumber(shippingCents),
    weight: answer.grams / 1000,
    lead_days: answer.leadDays,
    why: answer.why.map(({ key, part, name, cents: amount }) => ({ key, part, name: name[language], price: asDollarNumber(amount) })),
    rule_version: answer.version,
    sku: sku && {
      id: sku.id,
      name: localizedColumn(sku, 'name', language),
      path: hrefOf('sku', { category: sku.category, spu: sku.spu, sku: sku.sku }),
      stock: sku.available,
    },
  };
}
