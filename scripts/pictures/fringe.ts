import sharp from 'sharp';

const size = { width: 640, height: 800 };
const names = ['hard', 'soft', 'spec', 'glint', 'grad', 'rand'] as const;
type Layer = (typeof names)[number];

/** Bangs are a quarter as long as the wig: an ombre has not begun where they end. */
const short = 0.25;

/** Placement of the wig with bangs over the other wigs, found by aligning faces. */
const fit = { scale: 0.89, right: 36, down: -6 };

/**
 * The fringe of the wig with bangs, moved to where the foreheads of all other wigs are, with the shadow it casts on them. Its layers mean
 * what those of any wig mean, so that it takes every colour; a shadow is hair that gives back no light.
 */
export async function fringe(files: Readonly<Record<Layer, Buffer>>): Promise<[Layer, Buffer][]> {
  const raw = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await sharp(files[name]).ensureAlpha().raw().toBuffer()] as const)),
  ) as Record<Layer, Buffer>;
  const cover = new Float32Array(size.width * size.height);
  each((pixel, x, y) => {
    cover[pixel] = (sampled(raw.hard, x, y, 3) / 255) * staying(x, y);
  });
  const shadow = blurred(cover);
  const painted = names.map((name) => [name, Buffer.alloc(size.width * size.height * 4)] as const);
  each((pixel, x, y) => {
    const own = cover[pixel] ?? 0;
    const cast = (1 - own) * 0.5 * (shadow[pixel - size.width * 9] ?? 0) * onFace(x, y);
    const whole = own + cast;
    if (whole < 0.012) return;
    for (const [name, buffer] of painted) {
      const value = sampled(raw[name], x, y, 0);
      // Light follows the share of the pixel that is hair; its position on the head does not.
      const level = name === 'grad' ? value * short : name === 'rand' ? value : value * Math.sqrt(own / whole);
      buffer.fill(Math.round(level), pixel * 4, pixel * 4 + 3);
      buffer[pixel * 4 + 3] = Math.round(name === 'hard' ? whole * 255 : 255);
    }
  });
  return Promise.all(
    painted.map(async ([name, buffer]) => {
      const picture = sharp(buffer, { raw: { ...size, channels: 4 } });
      return [name, await picture.webp({ quality: 88, alphaQuality: 90, effort: 6, exact: true }).toBuffer()] as [Layer, Buffer];
    }),
  );
}

/** Every pixel with the position of the wig with bangs below it. */
function each(see: (pixel: number, x: number, y: number) => void): void {
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1)
    see(pixel, ((pixel % size.width) - fit.right) / fit.scale, (Math.floor(pixel / size.width) - fit.down) / fit.scale);
}

function sampled(layer: Buffer, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= size.width - 1 || top >= size.height - 1) return 0;
  const at = (dx: number, dy: number): number => layer[((top + dy) * size.width + left + dx) * 4 + channel] ?? 0;
  const across = (dy: number): number => at(0, dy) + (at(1, dy) - at(0, dy)) * (x - left);
  return across(0) + (across(1) - across(0)) * (y - top);
}

const step = (from: number, to: number, value: number): number => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** The bangs without the hair beside and behind. */
const staying = (x: number, y: number): number =>
  step(196, 216, x) * (1 - step(372, 408, x)) * (1 - step(236, 262, y - Math.max(0, x - 330) * 0.5)) * (1 - step(0.9, 1.1, beyond(x, y)));
/** Outside an ellipse from crown to temples the wig's own hair shows. */
const beyond = (x: number, y: number): number => Math.hypot((x - 300) / 120, Math.max(0, 150 - y) / 110);
const onFace = (x: number, y: number): number => step(210, 226, x) * (1 - step(330, 372, x)) * (1 - step(236, 290, y));

function blurred(values: Float32Array): Float32Array {
  const pass = (from: Float32Array, stride: number): Float32Array =>
    from.map((_, at) => {
      let sum = 0;
      for (let away = -6; away <= 6; away += 1) sum += from[at + away * stride] ?? 0;
      return sum / 13;
    });
  return pass(pass(pass(values, 1), size.width), 1);
}
