/** Colors hair per pixel from layered renders; layers.json describes the layers. */
export type HairShade = {
  readonly root: string;
  readonly tip: string | null;
  readonly highlight: string | null;
  /** Share of strands that are highlighted. */
  readonly share: number;
};

type Pixels = Uint8ClampedArray | Uint8Array;
export type Layers = Readonly<Record<'base' | 'hard' | 'soft' | 'spec' | 'glint' | 'grad' | 'rand', Pixels>>;

/** The hair pixels of one picture; extracted once, colored many times. */
export type Hair = {
  readonly width: number;
  readonly height: number;
  readonly base: Pixels;
  /** Index of each hair pixel. */
  readonly at: Uint32Array;
  /** Position from root to tip and strand, as one number. */
  readonly strand: Uint16Array;
  readonly cover: Uint8Array;
  /** Four light values per pixel, as in the layers: hard, soft, gloss and glint. */
  readonly lights: Uint8Array;
};

const places = 64;
const locks = 32;

export function hairIn(layers: Layers, width: number, height: number): Hair {
  const pixels = width * height;
  let count = 0;
  for (let pixel = 0; pixel < pixels; pixel++) if (byte(layers.hard, pixel * 4 + 3) > 2) count += 1;
  const hair = {
    at: new Uint32Array(count),
    strand: new Uint16Array(count),
    cover: new Uint8Array(count),
    lights: new Uint8Array(count * 4),
  };
  for (let pixel = 0, one = 0; pixel < pixels; pixel++) {
    const i = pixel * 4;
    if (byte(layers.hard, i + 3) <= 2) continue;
    hair.at[one] = pixel;
    hair.strand[one] = (byte(layers.grad, i) >> 2) * locks + (byte(layers.rand, i) >> 3);
    hair.cover[one] = byte(layers.hard, i + 3);
    hair.lights[one * 4] = byte(layers.hard, i);
    hair.lights[one * 4 + 1] = byte(layers.soft, i);
    hair.lights[one * 4 + 2] = byte(layers.spec, i);
    hair.lights[one * 4 + 3] = byte(layers.glint, i);
    one += 1;
  }
  return { width, height, base: layers.base, ...hair };
}

const byte = (pixels: Pixels, at: number): number => pixels[at] ?? 0;
/** Light per layer value. */
const lightsOf = (maxLight: number): Float32Array => Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2 * maxLight);
const bodyLight = lightsOf(1.6);
const glossLight = lightsOf(0.16);

/** Where the hair ends, as a share of the picture's height, and what is visible below; `stretch` moves an ombre up with the ends. */
export type Cut = { readonly hem: number; readonly stretch: number; readonly ground: Pixels };

/**
 * Renders the hair in a color into RGBA: each pixel looks up its strand and multiplies by its lights. About 200,000 pixels in a few
 * milliseconds, without allocating, so that slow phones keep up.
 */
export function paint(
  hair: Hair,
  shade: HairShade,
  cut: Cut | null,
  picture: Uint8ClampedArray,
  how: 'grounded' | 'alone' | 'over' = 'grounded',
) {
  const { width, height, at, strand, cover, lights } = hair;
  const isAlone = how === 'alone';
  if (isAlone) picture.fill(0);
  else if (how === 'grounded') ground(hair, cut, picture);
  // Little-endian, as every phone and desktop is: one write per pixel instead of three.
  const whole = new Uint32Array(picture.buffer, picture.byteOffset, picture.length / 4);
  layDyes(shade, cut?.stretch ?? 1);
  const firstFree = cut ? Math.floor((cut.hem - raggedShare) * height) * width : at.length * width;
  const lastSeen = cut ? Math.ceil((cut.hem + raggedShare) * height) * width : Number.POSITIVE_INFINITY;
  for (let one = 0, i = 0; one < at.length; one++, i += 4) {
    const pixel = at[one] as number;
    if (pixel > lastSeen) break;
    const lock = strand[one] as number;
    let covered = cover[one] as number;
    if (cut && pixel > firstFree) covered *= staying((lock % locks) / (locks - 1), pixel / width / height, cut.hem);
    if (covered < 3) continue;
    const dye = lock * dyeSize;
    const hard = bodyLight[lights[i] as number] as number;
    const soft = bodyLight[lights[i + 1] as number] as number;
    const gloss = glossLight[lights[i + 2] as number] as number;
    const glint = glossLight[lights[i + 3] as number] as number;
    const red = shown(lit(dye, hard, soft, gloss, glint));
    const green = shown(lit(dye + 4, hard, soft, gloss, glint));
    const blue = shown(lit(dye + 8, hard, soft, gloss, glint));
    if (isAlone) whole[pixel] = (covered << 24) | (blue << 16) | (green << 8) | red;
    else if (covered > 252) whole[pixel] = 0xff000000 | (blue << 16) | (green << 8) | red;
    else {
      const part = covered / 255;
      const to = pixel * 4;
      const [backgroundRed, backgroundGreen, backgroundBlue] = [
        picture[to] as number,
        picture[to + 1] as number,
        picture[to + 2] as number,
      ];
      picture[to] = backgroundRed + (red - backgroundRed) * part;
      picture[to + 1] = backgroundGreen + (green - backgroundGreen) * part;
      picture[to + 2] = backgroundBlue + (blue - backgroundBlue) * part;
    }
  }
}

const lit = (dye: number, hard: number, soft: number, gloss: number, glint: number): number =>
  (dyes[dye] as number) * hard + (dyes[dye + 1] as number) * soft + (dyes[dye + 2] as number) * gloss + (dyes[dye + 3] as number) * glint;
const shown = (light: number): number => screen[light > brightest ? brightest : light | 0] as number;

/** Strands end slightly higher or lower than their neighbors. */
const ragged = 0.05;
const raggedShare = ragged / 2 + 0.03;
const staying = (lock: number, y: number, hem: number): number => {
  const end = hem + (lock - 0.5) * ragged - 0.012;
  return 1 - smoothstep(end - 0.012, end + 0.012, y);
};

/** The background: above the hem with the hair's shadow, below it without. */
function ground({ width, height, base }: Hair, cut: Cut | null, picture: Uint8ClampedArray): void {
  picture.set(base);
  if (!cut) return;
  const [from, to] = [cut.hem - 0.14, cut.hem + 0.02];
  const start = Math.max(0, Math.floor(from * height));
  const end = Math.min(height, Math.ceil(to * height));
  for (let row = start; row < end; row++) {
    const part = smoothstep(from, to, row / height);
    for (let i = row * width * 4; i < (row + 1) * width * 4; i++) picture[i] = byte(base, i) + (byte(cut.ground, i) - byte(base, i)) * part;
  }
  if (end < height) picture.set(cut.ground.subarray(end * width * 4), end * width * 4);
}

const dyeSize = 12;
/** Per strand and channel the factors for hard light, soft light, gloss and glint, in screen steps. */
const dyes = new Float32Array(places * locks * dyeSize);

function layDyes(shade: HairShade, stretch: number): void {
  const root = lightOf(shade.root);
  const tip = shade.tip === null ? null : lightOf(shade.tip);
  const streak = shade.highlight === null ? null : lightOf(shade.highlight);
  // Blonde hair is slightly darker at the roots.
  const hasShadow = tip === null && Math.max(...root) > 0.25;
  let before = Number.NaN;
  for (let place = 0; place < places; place++) {
    const down = Math.min(1, (place / (places - 1)) * stretch);
    const shadow = hasShadow ? 0.35 * (1 - smoothstep(0, 0.14, down)) : 0;
    const depth = streak ? smoothstep(0.005, 0.11, down) : 0;
    const row = place * locks * dyeSize;
    // Without an ombre most of the length equals what is above it.
    const now = tip ? Number.NaN : shadow * 2 + depth;
    if (now === before) {
      dyes.copyWithin(row, row - locks * dyeSize, row);
      continue;
    }
    before = now;
    for (let lock = 0; lock < locks; lock++) {
      const chance = lock / (locks - 1);
      const tipped = tip ? smoothstep(0.26, 0.62, down + (chance - 0.5) * 0.16) : 0;
      const streaked = streak ? smoothstep(0.87 - shade.share, 1.1 - shade.share, chance) * depth : 0;
      const channelValue = (channel: 0 | 1 | 2): number => {
        const ombre = mix(root[channel], tip?.[channel] ?? 0, tipped) * (1 - shadow * (1 - rootShadow[channel]));
        return mix(ombre, streak?.[channel] ?? 0, streaked) * (0.92 + 0.16 * chance);
      };
      lay(row + lock * dyeSize, channelValue(0), channelValue(1), channelValue(2));
    }
  }
}

function lay(at: number, red: number, green: number, blue: number): void {
  const fair = smoothstep(0.03, 0.45, 0.3 * red + 0.55 * green + 0.15 * blue);
  const maxChannel = Math.max(red, green, blue) + 1e-4;
  layChannel(at, red, warmWhite[0], fair, maxChannel);
  layChannel(at + 4, green, warmWhite[1], fair, maxChannel);
  layChannel(at + 8, blue, warmWhite[2], fair, maxChannel);
}

function layChannel(at: number, value: number, white: number, fair: number, maxChannel: number): void {
  const body = value * (1.5 + 0.2 * fair) * screenSteps;
  dyes[at] = body * (1 - fair);
  dyes[at + 1] = body * fair;
  dyes[at + 2] = (5 - 2.6 * fair) * (0.75 * white + (0.25 * value) / maxChannel) * screenSteps;
  dyes[at + 3] = value ** 0.85 * screenSteps;
}

type Light = readonly [number, number, number];
const warmWhite: Light = [1, 0.985, 0.97];
const rootShadow: Light = [0.55, 0.48, 0.42];
const mix = (from: number, to: number, part: number): number => (part === 0 ? from : from + (to - from) * part);

function smoothstep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** Linear light of "#rrggbb". */
export function lightOf(hex: string): Light {
  const channel = (start: number): number => linear[Number.parseInt(hex.slice(start, start + 2), 16)] ?? 0;
  return [channel(1), channel(3), channel(5)];
}

/** sRGB to linear light and back; light above the knee is rolled off, so that gloss keeps its strands. */
const knee = 0.8;
export const linear = Float32Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
/** This many table steps are light 1; the table covers twice that. */
const screenSteps = 2048;
const brightest = screenSteps * 2 - 1;
export const screen = Uint8ClampedArray.from({ length: screenSteps * 2 }, (_, step) => {
  const given = step / screenSteps;
  const rolled = given > knee ? knee + (1 - knee) * (1 - Math.exp(-(given - knee) / (1 - knee))) : given;
  return Math.round(255 * (rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055));
});
