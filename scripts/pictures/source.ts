import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const bilingualText = z.object({ en: z.string().min(1), zh: z.string().min(1) });
const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const share = z.number().min(0).max(1);
const colour = bilingualText.extend({ root: hex, tip: hex.nullable(), highlight: hex.nullable(), share });
const item = z.object({
  file: z.string(),
  kind: z.enum(['product', 'accessory', 'hero', 'texture', 'swatch', 'layer', 'video']),
  geometry: z.string().optional(),
  type: z.string(),
  style: z.string(),
  texture: z.string().nullable(),
  colour: z.string().nullable(),
  view: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: bilingualText,
  poster: z.string().optional(),
  seconds: z.number().optional(),
});
const manifest = z.object({
  colours: z.record(z.string(), colour),
  textures: z.record(z.string(), bilingualText),
  items: z.array(item),
});

export type BilingualText = z.infer<typeof bilingualText>;
export type Colour = z.infer<typeof colour>;
export type Item = z.infer<typeof item>;
export type Kind = Item['kind'];
export type Source = {
  colours: Map<string, Colour>;
  textures: Map<string, BilingualText>;
  of: (kind: Kind) => Item[];
  bytesOf: (file: string) => Promise<Buffer>;
};

export async function openSource(folder: string): Promise<Source> {
  const bytesOf = (file: string) => readFile(join(folder, file));
  const { colours, textures, items } = manifest.parse(JSON.parse((await bytesOf('manifest.json')).toString()));
  return {
    colours: inOrder(colours),
    textures: inOrder(textures),
    of: (kind) => items.filter((one) => one.kind === kind),
    bytesOf,
  };
}

// JavaScript sorts numeric keys first, so 1b would come after 613: the chart goes by shade.
const chart = ['1', '1b', '2', '4', '27', '30', '613', '99j', '350', 'silver', 'pink', 't1b27', 'p427', 'p1b613'];

function inOrder<T>(rows: Record<string, T>): Map<string, T> {
  const place = (code: string) => (chart.includes(code) ? chart.indexOf(code) : chart.length);
  return new Map(Object.entries(rows).sort(([a], [b]) => place(a) - place(b)));
}
