import type { Hair } from '#areas/builder/rules/hair-light.ts';
import { bustFile, fringeFolder, layerFolder } from '#areas/builder/rules/picture-files.ts';
import { type Twins, twinsIn } from '#areas/builder/rules/twin-light.ts';
import { hairFrom, pixelsOf } from './layer-pixels.ts';
import { type Render, renderKey, type TwinFiles } from './scene.ts';

const loading = new Map<string, Promise<boolean>>();
const hairs = new Map<string, Hair>();
const pairs = new Map<string, Twins>();
let bust: Promise<ImageData> | undefined;
let bustPixels: Uint8ClampedArray | null = null;

export const hairNow = (render: Render): Hair | null => hairs.get(renderKey(render)) ?? null;
export const twinsNow = (render: TwinFiles): Twins | null => pairs.get(renderKey(render)) ?? null;
export const bustNow = (): Uint8ClampedArray | null => bustPixels;

/** Loads a render once; false on failure, which may be retried. */
export function fetchRender(render: Render): Promise<boolean> {
  const name = renderKey(render);
  const known = loading.get(name);
  if (known) return known;
  const coming = made(render).then(
    () => true,
    () => {
      loading.delete(name);
      return false;
    },
  );
  loading.set(name, coming);
  return coming;
}

/** One after another, so that the requested one is not delayed. */
export async function fetchAll(renders: readonly Render[]): Promise<void> {
  for (const render of renders) await fetchRender(render);
}

async function made(render: Render): Promise<void> {
  if (typeof render !== 'string') {
    pairs.set(render.dark, await twinsFrom(render));
    return;
  }
  const coming = render === 'fringe' ? hairFrom(fringeFolder, false) : hairFrom(layerFolder(render));
  if (render.startsWith('wig')) {
    bust ??= pixelsOf(bustFile);
    bustPixels = (await bust).data;
  }
  hairs.set(render, await coming);
}

async function twinsFrom({ dark, light, darkRoot, lightRoot }: TwinFiles): Promise<Twins> {
  const [first, second] = await Promise.all([pixelsOf(dark), pixelsOf(light)]);
  return twinsIn({ pixels: first.data, root: darkRoot }, { pixels: second.data, root: lightRoot }, first.width, first.height);
}
