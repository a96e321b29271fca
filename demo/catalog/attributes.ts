import type { attributes, attributeValues, categoryAttributes } from '#areas/catalog/tables/categories.ts';
import { attributePlans, categoryPlans, colorPlans } from './data.ts';
import { labOfShade } from './lab.ts';
import { shadeFiles, textureFile } from './media.ts';

type ValueRow = typeof attributeValues.$inferInsert;
export type SeedAttributeValue = { readonly id: number; readonly nameEn: string; readonly nameZh: string };

const codeOf = (key: string, value: string): string => {
  if (key === 'Texture') return textureFile(value)?.code ?? '';
  return value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
};

const ownSpelling = new Map([
  ['BOB', 'Bob'],
  ['U Part', 'U-part'],
  ['V Part', 'V-part'],
  ['Three Part', 'Three-way part'],
]);
/** Sentence case: Body wave, #613 blonde, Bob, 1B/27 ombré; the value itself keeps the specification's spelling. */
const spoken = (value: string): string => {
  const own = ownSpelling.get(value);
  if (own) return own;
  const [first = '', ...others] = value.split(' ');
  const words = [first.replace(/-[A-Z][a-z]/, (part) => part.toLowerCase()), ...others.map((part) => part.toLowerCase())];
  return words.map((word) => (word === 'ombre' ? 'ombré' : word)).join(' ');
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Attributes, their values, and a lookup by key and value. */
export function makeAttributes(createdAt: Date) {
  const attributeRows: (typeof attributes.$inferInsert)[] = [];
  const valueRows: ValueRow[] = [];
  const known = new Map<string, SeedAttributeValue>();
  const add = (attributeId: number, key: string, row: Partial<ValueRow> & { value: string; nameZh: string }, position: number): void => {
    const id = valueRows.length + 1;
    const nameEn = spoken(row.value);
    known.set(`${key}: ${row.value}`, { id, nameEn, nameZh: row.nameZh });
    valueRows.push({
      id,
      attributeId,
      value: row.value,
      code: row.code ?? codeOf(key, row.value),
      nameEn,
      nameZh: row.nameZh,
      amount: row.amount ?? null,
      rootHex: row.rootHex ?? null,
      tipHex: row.tipHex ?? null,
      highlightHex: row.highlightHex ?? null,
      highlightShare: row.highlightShare ?? null,
      labL: row.labL ?? null,
      labA: row.labA ?? null,
      labB: row.labB ?? null,
      pictureKey: row.pictureKey ?? '',
      position,
      createdAt,
      updatedAt: createdAt,
    });
  };
  for (const [index, plan] of attributePlans.entries()) {
    const id = index + 1;
    attributeRows.push({
      id,
      key: plan.key,
      nameEn: plan.name[0],
      nameZh: plan.name[1],
      kind: plan.kind,
      unit: plan.unit ?? '',
      position: id,
      createdAt,
      updatedAt: createdAt,
    });
    const isMeasured = plan.kind === 'length' || plan.kind === 'number';
    for (const [position, [value, nameZh]] of plan.values.entries()) {
      add(
        id,
        plan.key,
        {
          value,
          nameZh,
          amount: isMeasured ? Number.parseInt(value, 10) : null,
          pictureKey: plan.key === 'Texture' ? (textureFile(value)?.base ?? '') : '',
        },
        position + 1,
      );
    }
    if (plan.kind !== 'colour') continue;
    for (const [position, colour] of colorPlans.entries()) {
      const shade = shadeFiles.find((file) => file.code === colour.code);
      if (!shade) throw new Error(`media.json has no colour ${colour.code}`);
      const [l, a, b] = labOfShade(shade);
      add(
        id,
        plan.key,
        {
          value: colour.value,
          nameZh: shade.zh,
          code: colour.code,
          rootHex: shade.root,
          tipHex: shade.tip,
          highlightHex: shade.highlight,
          highlightShare: shade.highlight ? shade.share : null,
          labL: round(l),
          labA: round(a),
          labB: round(b),
          pictureKey: shade.swatch,
        },
        position + 1,
      );
    }
  }
  return { attributeRows, valueRows, known };
}

export function makeCategoryAttributes(): (typeof categoryAttributes.$inferInsert)[] {
  return categoryPlans.flatMap((category, index) =>
    category.attributes.map((key, position) => {
      const place = attributePlans.findIndex((plan) => plan.key === key);
      return {
        categoryId: index + 1,
        attributeId: place + 1,
        isFilterable: attributePlans[place]?.isFilterable ?? true,
        position: position + 1,
      };
    }),
  );
}
