import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { geometriesWithLayers, layerFiles, missingColours } from './pictures/compose.ts';
import { fringe } from './pictures/fringe.ts';
import { putIcons } from './pictures/house-mark.ts';
import { layerNames } from './pictures/recolour.ts';
import { hashOf, PictureOutput } from './pictures/shelf.ts';
import { type Item, openSource, type Source } from './pictures/source.ts';
import { cutLikeCover, putVariants, type Variants } from './pictures/variants.ts';

const productSizes = [
  { width: 450, quality: 72 },
  { width: 900, quality: 68, maxBytes: 56_000 },
];
const swatches = [
  { width: 48, quality: 80 },
  { width: 96, quality: 80 },
  { width: 240, quality: 76 },
];
const textures = [
  { width: 240, quality: 70 },
  { width: 450, quality: 70 },
  { width: 800, quality: 70, maxBytes: 85_000 },
];
const heroes = [
  { width: 1280, quality: 84, maxBytes: 70_000 },
  { width: 1920, quality: 82, maxBytes: 95_000 },
];
const phoneHeroes = [
  { width: 390, quality: 74 },
  { width: 780, quality: 74, maxBytes: 45_000 },
];
const phone = { width: 390, height: 400, across: 0.695 };
const social = { width: 1200, height: 630, across: 1 };

/** Makes public/media and the seed's list of it. */
async function makePictures(source: Source) {
  const output = new PictureOutput('public/media');
  const products = [...(await putRendered(source, output)), ...(await putComposed(source, output))];
  const media = {
    colours: await putSwatches(source, output),
    textures: await putTextures(source, output),
    heroes: await putHeroes(source, output),
    social: await putSocial(source, output, 'hero-wigs'),
    products,
    accessories: await putAccessories(source, output),
    videos: await putVideos(source, output, products),
    layers: await putLayers(source, output),
  };
  await writeFile('demo/catalog/media.json', onePerLine(media));
  await putIcons('public');
  const { files, bytes } = await output.tidy();
  process.stdout.write(`${files} files, ${(bytes / 1e6).toFixed(1)} MB; ${products.length} product pictures\n`);
}

function putRendered(source: Source, output: PictureOutput) {
  return twoAtATime(source.of('product'), async (item) => {
    const madeFrom = [await source.bytesOf(item.file)];
    const variants = await putVariants(output, { kind: 'products', name: nameOf(item), madeFrom, sizes: productSizes });
    return productRow(nameOf(item), variants, item);
  });
}

async function putComposed(source: Source, output: PictureOutput) {
  return twoAtATime(await missingColours(source), async ({ name, item, layers, recipe, picture }) => {
    const made = { kind: 'products', name, madeFrom: layers, sizes: productSizes, recipe, open: picture };
    return { ...productRow(name, await putVariants(output, made), item), composed: true };
  });
}

function productRow(name: string, variants: Variants, item: Item) {
  const { width, height, type, geometry, style, texture, colour, view } = item;
  return { name, ...variants, width, height, type, geometry, style, texture, colour, view, ...altOf(item) };
}

function putSwatches(source: Source, output: PictureOutput) {
  const items = source.of('swatch');
  return twoAtATime([...source.colours], async ([code, { en, zh, root, tip, highlight, share }]) => {
    const item = named(items, ({ colour }) => colour === code, `swatch of ${code}`);
    const madeFrom = [await source.bytesOf(item.file)];
    const { base, widths } = await putVariants(output, { kind: 'swatches', name: code, madeFrom, sizes: swatches });
    return { code, en, zh, root, tip, highlight, share, swatch: base, widths };
  });
}

async function putTextures(source: Source, output: PictureOutput) {
  const items = source.of('texture');
  const rows = await twoAtATime([...source.textures], async ([code, { en, zh }]) => {
    const item = named(items, ({ texture }) => texture === en, `close-up of ${en}`);
    const madeFrom = [await source.bytesOf(item.file)];
    const variants = await putVariants(output, { kind: 'textures', name: nameOf(item), madeFrom, sizes: textures });
    return [en, { code, en, zh, ...variants, width: item.width, height: item.height, ...altOf(item) }] as const;
  });
  return Object.fromEntries(rows);
}

async function putHeroes(source: Source, output: PictureOutput) {
  const rows = await twoAtATime(source.of('hero'), async (item) => {
    const bytes = await source.bytesOf(item.file);
    const name = nameOf(item);
    const kind = 'heroes';
    const wide = await putVariants(output, { kind, name, madeFrom: [bytes], sizes: heroes });
    const cut = { madeFrom: [bytes], sizes: phoneHeroes, recipe: phone, open: () => cutLikeCover(bytes, phone) };
    const tall = await putVariants(output, { kind, name: `${name}-phone`, ...cut });
    const { width, height } = item;
    return [name, { ...wide, width, height, phone: { ...tall, width: 780, height: 800 }, ...altOf(item) }] as const;
  });
  return Object.fromEntries(rows);
}

async function putSocial(source: Source, output: PictureOutput, name: string) {
  const item = named(source.of('hero'), (hero) => nameOf(hero) === name, name);
  const bytes = await source.bytesOf(item.file);
  const jpeg = { quality: 80, mozjpeg: true };
  const { width, height } = social;
  const file = `social/${name}-${hashOf({ social, jpeg }, bytes)}-${width}.jpg`;
  await output.put(file, async () =>
    sharp(await cutLikeCover(bytes, social))
      .resize(width, height)
      .jpeg(jpeg)
      .toBuffer(),
  );
  return { name, src: `/media/${file}`, width, height, ...altOf(item) };
}

function putAccessories(source: Source, output: PictureOutput) {
  return twoAtATime(source.of('accessory'), async (item) => {
    const name = nameOf(item);
    const madeFrom = [await source.bytesOf(item.file)];
    const variants = await putVariants(output, { kind: 'accessories', name, madeFrom, sizes: productSizes });
    return { name, ...variants, width: item.width, height: item.height, ...altOf(item) };
  });
}

function putVideos(source: Source, output: PictureOutput, products: ReturnType<typeof productRow>[]) {
  return twoAtATime(source.of('video'), async (item) => {
    const name = nameOf(item);
    const bytes = await source.bytesOf(item.file);
    const file = `videos/${name}-${hashOf('as it is', bytes)}.mp4`;
    await output.put(file, async () => bytes);
    const still = basename(item.poster ?? '', '.webp');
    const poster = named(products, (product) => product.name === still, `poster of ${name}`);
    const { width, height, seconds, type, texture, colour } = item;
    const pictured = { poster: poster.base, posterWidths: poster.widths, geometry: poster.geometry };
    return { name, src: `/media/${file}`, ...pictured, width, height, seconds, type, texture, colour, ...altOf(item) };
  });
}

async function putLayers(source: Source, output: PictureOutput) {
  const list = await source.bytesOf('layers/layers.json');
  const listFile = `layers/layers-${hashOf('as it is', list)}.json`;
  await output.put(listFile, async () => list);
  const rows = await twoAtATime(geometriesWithLayers(source), async (geometry) => {
    const files = await layerFiles(source, geometry);
    const base = `layers/${geometry}-${hashOf('as it is', ...files)}`;
    for (const [index, bytes] of files.entries()) await output.put(`${base}/${layerNames[index]}.webp`, async () => bytes);
    return [geometry, { base: `/media/${base}` }] as const;
  });
  await putFringe(source, output);
  const { width, height } = await sharp((await layerFiles(source, rows[0]?.[0] ?? ''))[0]).metadata();
  return { list: `/media/${listFile}`, width, height, files: layerNames, geometries: Object.fromEntries(rows) };
}

/** The builder draws it over any wig; its folder is named in areas/builder/rules/picture-files.ts. */
async function putFringe(source: Source, output: PictureOutput) {
  const [, hard, soft, spec, glint, grad, rand] = await layerFiles(source, 'wig-bangs');
  if (!(hard && soft && spec && glint && grad && rand)) throw new Error('the wig with bangs has not all its layers');
  const files = await fringe({ hard, soft, spec, glint, grad, rand });
  const base = `layers/fringe-${hashOf('as it is', ...files.map(([, bytes]) => bytes))}`;
  for (const [name, bytes] of files) await output.put(`${base}/${name}.webp`, async () => bytes);
}

const nameOf = ({ file }: Item) => basename(file, extname(file));
const altOf = ({ alt }: Item) => ({ altEn: alt.en, altZh: alt.zh });

function named<T>(rows: T[], isMeant: (row: T) => boolean, what: string): T {
  const row = rows.find(isMeant);
  if (row === undefined) throw new Error(`${what}: not in the manifest`);
  return row;
}

/** Encoding uses one core per picture: two at a time keep a small machine busy and still usable. */
async function twoAtATime<T, R>(rows: readonly T[], make: (row: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  const queue = rows.entries();
  const work = async () => {
    for (const [place, row] of queue) made[place] = await make(row);
  };
  await Promise.all([work(), work()]);
  return made;
}

/** JSON with one picture per line, for readable diffs. */
function onePerLine(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const isRow = typeof value !== 'object' || value === null || !holdsRows(value);
  if (isRow) return JSON.stringify(value);
  const lines = Array.isArray(value)
    ? value.map((one) => inner + onePerLine(one, inner))
    : Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${onePerLine(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}${indent === '' ? '\n' : ''}`;
}

const holdsRows = (value: object) =>
  !('altEn' in value) && Object.values(value).some((one) => typeof one === 'object' && one !== null && !isPlainList(one));
const isPlainList = (value: object) => Array.isArray(value) && value.every((one) => typeof one !== 'object');

const folder = process.argv[2];
if (!folder) throw new Error('usage: node scripts/pictures.ts <folder with manifest.json>');
await makePictures(await openSource(folder));
