import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '#platform/root.server.ts';

const width = 320;
const height = 400;
type Layers = Readonly<Record<'base' | 'hard' | 'soft' | 'spec' | 'glint' | 'grad' | 'rand', Uint8Array>>;
const folder = () => join(projectRoot(), 'public/media/layers');

const opened = new Map<string, Promise<Layers>>();
async function layersOf(geometry: string): Promise<Layers> {
  const place = readdirSync(folder()).find((name) => new RegExp(`^${geometry}-[0-9a-f]{8}$`).test(name)) ?? geometry;
  const names = ['base', 'hard', 'soft', 'spec', 'glint', 'grad', 'rand'] as const;
  const read = async (name: string) =>
    new Uint8Array(
      await sharp(join(folder(), place, `${name}.webp`))
        .resize(width, height)
        .ensureAlpha()
        .raw()
        .toBuffer(),
    );
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const))) as Layers;
}

export type HairColour = { readonly root: string; readonly tip: string | null; readonly highlight: string | null; readonly share: number };
export type Light = { readonly red: number; readonly green: number; readonly blue: number };
export type Shot = {
  readonly geometry: string;
  readonly colour: HairColour;
  readonly light: Light;
  /** Null: the render's studio. Else a background by pixel, RGB from 0 to 255. */
  readonly backgroundAt: ((x: number, y: number) => readonly [number, number, number]) | null;
  /** Shares of the picture cropped at left, top, right, bottom. */
  readonly crop: readonly [number, number, number, number];
  readonly rotation: number;
  readonly quality: number;
};

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const displayValues = Uint8ClampedArray.from({ length: 4096 }, (_, step) => {
  const raw = step / 2048;
  const knee = raw > 0.8 ? 0.8 + 0.2 * (1 - Math.exp(-(raw - 0.8) / 0.2)) : raw;
  return Math.round(255 * (knee <= 0.0031308 ? 12.92 * knee : 1.055 * knee ** (1 / 2.4) - 0.055));
});
const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
const channelsOf = (hex: string) => [1, 3, 5].map((from) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255));

/** A phone photo of hair: rendered from our layers in any shade, light and background, cropped, rotated and compressed. */
export async function hairPicture({ geometry, colour, light, backgroundAt, crop, rotation, quality }: Shot): Promise<Buffer> {
  const known = opened.get(geometry) ?? layersOf(geometry);
  opened.set(geometry, known);
  const layers = await known;
  const out = Buffer.alloc(width * height * 3);
  const [root, tip, highlight] = [
    channelsOf(colour.root),
    colour.tip && channelsOf(colour.tip),
    colour.highlight && channelsOf(colour.highlight),
  ];
  const isFair = Math.max(...root) > 0.25;
  const lights = [light.red, light.green, light.blue];
  for (let at = 0; at < width * height; at += 1) {
    const from = at * 4;
    const x = at % width;
    const background = backgroundAt ? backgroundAt(x / width, Math.floor(at / width) / height) : null;
    const cover = (layers.hard[from + 3] ?? 0) / 255;
    const square = (name: keyof Layers, factor: number): number => ((layers[name][from] ?? 0) / 255) ** 2 * factor;
    const [grad, random] = [(layers.grad[from] ?? 0) / 255, (layers.rand[from] ?? 0) / 255];
    const toTip = tip ? smooth(0.26, 0.62, grad + (random - 0.5) * 0.16) : 0;
    const toLight = highlight ? smooth(1 - colour.share - 0.13, 1 - colour.share + 0.1, random) * smooth(0.005, 0.11, grad) : 0;
    const rooted = !tip && isFair ? 0.35 * (1 - smooth(0, 0.14, grad)) : 0;
    const mixed = root.map((value, channel) => {
      const tipped = tip ? value + ((tip[channel] ?? 0) - value) * toTip : value;
      const shaded = tipped * (1 - rooted * (1 - ([0.55, 0.48, 0.42][channel] ?? 0.5)));
      return (highlight ? shaded + ((highlight[channel] ?? 0) - shaded) * toLight : shaded) * (0.92 + 0.16 * random);
    });
    const fair = smooth(0.03, 0.45, 0.3 * (mixed[0] ?? 0) + 0.55 * (mixed[1] ?? 0) + 0.15 * (mixed[2] ?? 0));
    const brightest = Math.max(...mixed) + 1e-4;
    const body = (square('hard', 1.6) * (1 - fair) + square('soft', 1.6) * fair) * (1.5 + 0.2 * fair);
    const spec = square('spec', 0.16) * (5 - 2.6 * fair);
    const glint = square('glint', 0.16);
    for (let channel = 0; channel < 3; channel += 1) {
      const c = mixed[channel] ?? 0;
      const hair = c * body + c ** 0.85 * glint + spec * (0.75 * ([1, 0.985, 0.97][channel] ?? 1) + (0.25 * c) / brightest);
      const base = linear((background?.[channel] ?? layers.base[from + channel] ?? 0) / 255);
      const both = (base * (1 - cover) + hair * cover) * (lights[channel] ?? 1);
      out[at * 3 + channel] = displayValues[Math.min(4095, Math.floor(both * 2048))] ?? 255;
    }
  }
  const [left, top, right, bottom] = crop;
  const cut = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((1 - left - right) * width),
    height: Math.round((1 - top - bottom) * height),
  };
  const whole = sharp(out, { raw: { width, height, channels: 3 } }).extract(cut);
  const turned =
    rotation === 0 ? whole : sharp(await whole.png({ compressionLevel: 1 }).toBuffer()).rotate(rotation, { background: '#cfc8c2' });
  return turned.jpeg({ quality }).toBuffer();
}

const skins = [
  [236, 200, 176],
  [198, 146, 112],
  [122, 78, 56],
] as const;

/** A person in a room: face, neck and shoulders before a wall. */
export const personBefore =
  (wall: (x: number, y: number) => readonly [number, number, number], skin: 0 | 1 | 2) =>
  (x: number, y: number): readonly [number, number, number] => {
    const isFace = ((x - 0.46) / 0.14) ** 2 + ((y - 0.3) / 0.16) ** 2 < 1;
    const isNeck = Math.abs(x - 0.48) < 0.08 && y > 0.4 && y < 0.62;
    const isBody = y > 0.58 && Math.abs(x - 0.5) < 0.22 + (y - 0.58);
    if (!isFace && !isNeck && !isBody) return wall(x, y);
    const shade = 0.82 + 0.25 * (1 - Math.abs(x - 0.42) / 0.3);
    const [red, green, blue] = isBody && y > 0.72 ? [92, 108, 128] : skins[skin];
    return [Math.min(255, red * shade), Math.min(255, green * shade), Math.min(255, blue * shade)];
  };
