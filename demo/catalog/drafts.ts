import { colorPlans } from './data.ts';
import { originTexts } from './facts.ts';
import { gramsOf, type HairChoice, listCentsOf } from './forms.ts';
import { frontOf, type Picture, pictureNamed } from './media.ts';
import { type GroupPlan, type HairPlan, type ItemsPlan, isHair } from './plan.ts';

/** A SKU before it has an id, a bin and a discount. */
export type SkuDraft = {
  readonly values: Readonly<Record<string, string>>;
  /** Distinguishing values within its group, in name order. */
  readonly chosen: readonly string[];
  readonly slug: string;
  readonly codeTail: string;
  readonly lengthInches: number | null;
  readonly density: number | null;
  readonly texture: string;
  readonly colourCode: string;
  readonly priceCents: number;
  readonly discountBp: number | null;
  readonly grams: number;
  readonly picture: Picture;
  readonly isMadeToOrder: boolean;
  readonly isSoldOut: boolean;
};

const colourByCode = new Map(colorPlans.map((colour) => [colour.code, colour]));
const codeByColour = new Map(colorPlans.map((colour) => [colour.value, colour.code]));

export const skuDraftsOf = (plan: GroupPlan): SkuDraft[] => (isHair(plan) ? hairDrafts(plan) : pieceDrafts(plan));

/** Option keys: attributes that differ within the group, length first and color before the rest. */
export function optionKeysOf(plan: GroupPlan): string[] {
  if (!isHair(plan)) return differing(plan.pieces.map((item) => item.options));
  const isChoice = (count: number | undefined) => (count ?? 0) > 1;
  const keys: [string, boolean][] = [
    ['Color', true],
    ['Length', true],
    ['Lace Design', isChoice(plan.laces?.length)],
    ['Density', isChoice(plan.densities?.length)],
    ['Cap Size', isChoice(plan.capSizes?.length)],
    ['Part', isChoice(plan.parts?.length)],
  ];
  return keys.filter(([, isOption]) => isOption).map(([key]) => key);
}

function hairDrafts(plan: HairPlan): SkuDraft[] {
  const drafts: SkuDraft[] = [];
  for (const colour of plan.colours) {
    const shade = colourByCode.get(colour);
    if (!shade) throw new Error(`${plan.slug}: no colour ${colour}`);
    const picture = frontOf(plan, colour);
    for (const lengthInches of plan.lengths) {
      if (shade.isLight && lengthInches > (plan.lightUpToInches ?? 60)) continue;
      for (const density of plan.densities ?? [null]) {
        for (const lace of plan.laces ?? [null]) {
          for (const capSize of plan.capSizes ?? [null]) {
            for (const part of plan.parts ?? [null]) {
              drafts.push(
                hairDraft(
                  plan,
                  { lengthInches, density, lace, colour },
                  { capSize, part, shade: shade.value, processing: processingOf(plan, shade.processing), picture },
                ),
              );
            }
          }
        }
      }
    }
  }
  return drafts;
}

type Around = { capSize: string | null; part: string | null; shade: string; processing: string; picture: Picture };

function hairDraft(plan: HairPlan, choice: HairChoice, around: Around): SkuDraft {
  const isOneOf = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 1;
  const values: Record<string, string> = { Length: `${choice.lengthInches} in` };
  const chosen = ['Length'];
  const slug = [`${choice.lengthInches}in`];
  if (choice.density !== null) {
    values.Density = `${choice.density}%`;
    chosen.push('Density');
    slug.push(String(choice.density));
  }
  if (choice.lace !== null) {
    values['Lace Design'] = choice.lace;
    if (isOneOf(plan.laces)) {
      chosen.push('Lace Design');
      slug.push(choice.lace === 'HD Lace' ? 'hd' : 'tr');
    }
  } else if (plan.form === 'wig') values['Lace Design'] = 'No Lace';
  if (plan.laceSize) values['Lace Size'] = plan.laceSize;
  if (plan.form === 'wig' && plan.cap) values.Cap = plan.cap;
  if (plan.form === 'wig') values['Cap Size'] = around.capSize ?? 'M';
  if (isOneOf(plan.capSizes) && around.capSize) {
    chosen.push('Cap Size');
    slug.push(around.capSize.toLowerCase());
  }
  if (around.part) {
    values.Part = around.part;
    chosen.push('Part');
    slug.push(around.part.split(' ', 1)[0]?.toLowerCase() ?? 'part');
  }
  values.Texture = plan.texture;
  values.Color = around.shade;
  chosen.push('Color');
  slug.push(choice.colour);
  values.Style = plan.style;
  values.Material = 'Human Hair';
  values.Processing = around.processing;
  values.Origin = originTexts[plan.origin][0];
  return {
    values,
    chosen,
    slug: slug.join('-'),
    codeTail: slug
      .join('-')
      .replace(/^(\d+)in/, '$1')
      .toUpperCase(),
    lengthInches: choice.lengthInches,
    density: choice.density,
    texture: plan.texture,
    colourCode: choice.colour,
    priceCents: listCentsOf(plan, choice),
    discountBp: null,
    grams: gramsOf(plan, choice),
    picture: around.picture,
    isMadeToOrder: plan.isMadeToOrder ?? false,
    isSoldOut: false,
  };
}

/** Natural black that was neither waved nor dyed is unprocessed. */
function processingOf(plan: HairPlan, colour: 'natural' | 'Dyed' | 'Bleached and Toned'): string {
  if (colour !== 'natural') return colour;
  return plan.isRaw || plan.texture === 'Straight' ? 'Unprocessed' : 'Steam Set';
}

function pieceDrafts(plan: ItemsPlan): SkuDraft[] {
  const keys = differing(plan.pieces.map((item) => item.options));
  return plan.pieces.map((item) => {
    const slug = keys.map((key) => slugPart(key, item.options[key] ?? '')).join('-') || 'one-size';
    return {
      values: { ...(plan.texture ? { Texture: plan.texture } : {}), ...item.options, Style: plan.style, Material: plan.material },
      chosen: keys,
      slug,
      codeTail: slug === 'one-size' ? '1' : slug.toUpperCase(),
      lengthInches: item.options.Length ? Number.parseInt(item.options.Length, 10) : null,
      density: null,
      texture: item.options.Texture ?? plan.texture ?? '',
      colourCode: codeByColour.get(item.options.Color ?? '') ?? '',
      priceCents: item.priceCents,
      discountBp: item.discountBp ?? null,
      grams: item.grams,
      picture: pictureNamed(item.picture),
      isMadeToOrder: item.isMadeToOrder ?? false,
      isSoldOut: item.isSoldOut ?? false,
    };
  });
}

function slugPart(key: string, value: string): string {
  if (key === 'Color') return codeByColour.get(value) ?? value.toLowerCase();
  if (key === 'Length') return value.replace(' ', '');
  return value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function differing(options: readonly Readonly<Record<string, string>>[]): string[] {
  const keys = [...new Set(options.flatMap((option) => Object.keys(option)))];
  return keys.filter((key) => new Set(options.map((option) => option[key])).size > 1);
}
