import sharp from 'sharp';
import { type Layers, layerNames, rawLayer, recolour } from './recolour.ts';
import type { Colour, Item, Source } from './source.ts';

type Composed = { name: string; item: Item; layers: Buffer[]; recipe: object; picture: () => Promise<Buffer> };

/** Increase when the formula or sharpening changes: a composed picture has no source file to hash. */
const formulaVersion = 1;

/** Front pictures in every color a layered geometry was not rendered in. */
export async function missingColours(source: Source): Promise<Composed[]> {
  const fronts = source.of('product').filter(({ view }) => view === 'front');
  const missing: Composed[] = [];
  for (const geometry of geometriesWithLayers(source)) {
    const rendered = fronts.filter((item) => item.geometry === geometry);
    const like = rendered[0];
    if (!like) throw new Error(`layers of ${geometry}: no rendered front picture to take the words from`);
    const layers = await layerFiles(source, geometry);
    const { width, height } = await sharp(layers[0]).metadata();
    for (const [code, colour] of source.colours) {
      if (rendered.some((item) => item.colour === code)) continue;
      missing.push({
        name: `${geometry}-${code}`,
        item: { ...like, colour: code, alt: altIn(source, like, colour) },
        layers,
        recipe: { formulaVersion, colour },
        picture: async () => enlarged(recolour(await raw(layers), colour), { width, height }, like),
      });
    }
  }
  return missing;
}

export const geometriesWithLayers = (source: Source) => [...new Set(source.of('layer').map(({ style }) => style))];

export const layerFiles = (source: Source, geometry: string) =>
  Promise.all(layerNames.map((name) => source.bytesOf(`layers/${geometry}/${name}.webp`)));

async function raw(files: Buffer[]): Promise<Layers> {
  const [base, hard, soft, spec, glint, grad, rand] = await Promise.all(files.map(rawLayer));
  if (!(base && hard && soft && spec && glint && grad && rand)) throw new Error(`${files.length} layers, 7 wanted`);
  return { base, hard, soft, spec, glint, grad, rand };
}

// Only edges are sharpened (m1 is 0): strands stay crisp, the smooth mannequin stays smooth.
function enlarged(picture: Buffer, from: { width: number; height: number }, to: Item): Promise<Buffer> {
  return sharp(picture, { raw: { ...from, channels: 3 } })
    .resize(to.width, to.height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8, m1: 0, m2: 2 })
    .png()
    .toBuffer();
}

function altIn(source: Source, like: Item, colour: Colour): Item['alt'] {
  const old = source.colours.get(like.colour ?? '');
  if (!old || !like.alt.en.includes(old.en) || !like.alt.zh.includes(old.zh))
    throw new Error(`${like.file}: its words do not name its colour ${like.colour}`);
  return { en: like.alt.en.replace(old.en, colour.en), zh: like.alt.zh.replace(old.zh, colour.zh) };
}
