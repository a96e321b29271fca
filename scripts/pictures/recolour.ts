import sharp from 'sharp';
import type { Colour } from './source.ts';

export const layerNames = ['base', 'hard', 'soft', 'spec', 'glint', 'grad', 'rand'] as const;
export type Layers = Record<(typeof layerNames)[number], Buffer>;
type Light = [number, number, number];

/** Hair of any color over the mannequin as raw RGB. The formula is in layers.json. */
export function recolour(layers: Layers, colour: Colour): Buffer {
  const pixels = layers.base.length / 4;
  const picture = Buffer.alloc(pixels * 3);
  const shadeOf = shading(colour);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = pixel * 4;
    const cover = layers.hard.readUInt8(at + 3) / 255;
    const level = (name: keyof Layers) => layers[name].readUInt8(at) / 255;
    const light = (name: keyof Layers, factor: number) => level(name) ** 2 * factor;
    const hair = cover < 0.01 ? black : lit(shadeOf(level('grad'), level('rand')), light);
    for (const channel of channels) {
      const background = layers.base.readUInt8(at + channel) * (1 - cover);
      picture.writeUInt8(Math.min(255, Math.round(background + screenOf(hair[channel]) * cover)), pixel * 3 + channel);
    }
  }
  return picture;
}

export const rawLayer = (bytes: Buffer) => sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer();

const channels = [0, 1, 2] as const;
const black: Light = [0, 0, 0];
const warmWhite: Light = [1, 0.985, 0.97];
const rootShadow: Light = [0.55, 0.48, 0.42];

/** The pigment of a strand between root (0) and tip (1); each strand is slightly darker or lighter. */
function shading({ root, tip, highlight, share }: Colour) {
  const rootLight = lightOf(root);
  const tipLight = tip === null ? null : lightOf(tip);
  const highlightLight = highlight === null ? null : lightOf(highlight);
  const hasShadowRoot = tip === null && Math.max(...rootLight) > 0.25;
  return (place: number, lock: number): Light => {
    const shadow = hasShadowRoot ? 0.35 * (1 - smoothstep(0, 0.14, place)) : 0;
    const tipped = smoothstep(0.26, 0.62, place + (lock - 0.5) * 0.16);
    const streaked = smoothstep(1 - share - 0.13, 1 - share + 0.1, lock) * smoothstep(0.005, 0.11, place);
    const shade = (channel: 0 | 1 | 2) => {
      const ombre = tipLight ? mix(rootLight[channel], tipLight[channel], tipped) : rootLight[channel];
      const rooted = ombre * (1 - shadow * (1 - rootShadow[channel]));
      return (highlightLight ? mix(rooted, highlightLight[channel], streaked) : rooted) * (0.92 + 0.16 * lock);
    };
    return [shade(0), shade(1), shade(2)];
  };
}

function lit(shade: Light, light: (name: keyof Layers, factor: number) => number): Light {
  const fair = smoothstep(0.03, 0.45, 0.3 * shade[0] + 0.55 * shade[1] + 0.15 * shade[2]);
  const body = mix(light('hard', 1.6), light('soft', 1.6), fair) * (1.5 + 0.2 * fair);
  const gloss = light('spec', 0.16) * (5 - 2.6 * fair);
  const glint = light('glint', 0.16);
  const brightest = Math.max(...shade) + 1e-4;
  const shine = (channel: 0 | 1 | 2) =>
    shade[channel] * body + shade[channel] ** 0.85 * glint + gloss * (0.75 * warmWhite[channel] + (0.25 * shade[channel]) / brightest);
  return [shine(0), shine(1), shine(2)];
}

function lightOf(hex: string): Light {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

// Light above the knee is rolled off, so that gloss on blonde hair keeps its strands.
const knee = 0.8;
function screenOf(light: number): number {
  const rolled = light > knee ? knee + (1 - knee) * (1 - Math.exp(-(light - knee) / (1 - knee))) : light;
  return 255 * (rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055);
}

const mix = (from: number, to: number, part: number) => from + (to - from) * part;

function smoothstep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
