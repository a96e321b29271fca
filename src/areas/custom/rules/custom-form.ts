import { customAnswerTexts, textureSlug } from '../option-texts.ts';

/** Answers for the spec sheet, by their names there. */
export const choiceQuestions = ['piece', 'cap', 'lace', 'texture', 'parting', 'knots', 'bangs', 'band', 'capSize', 'colour_by'] as const;
export const densities = ['130', '150', '180', '200', '250'] as const;
export const lengths = Array.from({ length: 18 }, (_, index) => String(6 + index * 2));
export const zones = ['density_front', 'density_top', 'density_back'] as const;

export type CustomFormChoices = Readonly<Record<string, string>>;

/** Defaults. */
export const usual: CustomFormChoices = {
  piece: 'wig',
  cap: '13x4',
  lace: 'transparent',
  texture: 'body-wave',
  length: '20',
  density: '180',
  colour: '1b',
  colour_by: 'code',
  capSize: 'M',
  parting: 'free',
  knots: 'bleached',
  bangs: 'none',
  band: 'yes',
};

type Shown = { readonly colourCode: string; readonly attributes: Readonly<Record<string, string>> };

/** A finished item as form answers. */
export function chosenFrom({ colourCode, attributes }: Shown): CustomFormChoices {
  const known = (question: 'cap' | 'texture' | 'capSize', answer: string): CustomFormChoices =>
    customAnswerTexts[question]?.[answer] ? { [question]: answer } : {};
  const lace = attributes['Lace Design'];
  const length = /^\d+/.exec(attributes.Length ?? '')?.[0];
  const density = /^\d+/.exec(attributes.Density ?? '')?.[0];
  return {
    ...usual,
    ...known('texture', textureSlug(attributes.Texture ?? '')),
    ...known('cap', (attributes['Lace Size'] ?? attributes.Cap ?? '').toLowerCase().replace(' ', '-')),
    ...known('capSize', attributes['Cap Size'] ?? ''),
    ...(lace && { lace: lace.startsWith('HD') ? 'hd' : lace.startsWith('No') ? 'none' : 'transparent' }),
    ...(length && lengths.includes(length) && { length }),
    ...(density && densities.some((one) => one === density) && { density }),
    ...(colourCode && { colour: colourCode }),
    ...(attributes.Style === 'Bangs' && { bangs: 'straight' }),
  };
}

/** The part of the answers the price engine knows. */
export function pricedPart(chosen: CustomFormChoices, isMeasured: boolean): Record<string, unknown> {
  const extras = [
    ...(chosen.knots === 'bleached' && chosen.lace !== 'none' ? ['bleached-knots'] : []),
    ...(chosen.bangs && chosen.bangs !== 'none' ? ['bangs'] : []),
  ];
  const { cap, lace, texture, length, density, colour } = chosen;
  return { kind: 'wig', cap, lace, texture, length, density, colour, capSize: isMeasured ? 'measured' : chosen.capSize, extras };
}
