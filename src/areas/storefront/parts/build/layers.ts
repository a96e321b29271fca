import type { Hair } from '../../rules/hair-light.ts';
import { bustFile, fringeFolder, type Geometry, layerFolder } from '../../rules/picture-files.ts';
import type { Asked } from './hair-worker.ts';
import { hairFrom, pixelsOf } from './layer-pixels.ts';

type Name = Geometry | 'fringe';
const loading = new Map<Name, Promise<Hair | null>>();
const ready = new Map<Name, Hair>();
let bust: Promise<ImageData> | undefined;
let bustPixels: Uint8ClampedArray | null = null;

/** The hair of a render if it is here already. */
export const hairNow = (name: Name): Hair | null => ready.get(name) ?? null;
export const bustNow = (): Uint8ClampedArray | null => bustPixels;

/** Fetches a render once; null when it cannot be had, and then it may be tried again. */
export function fetchHair(name: Name): Promise<Hair | null> {
  const known = loading.get(name);
  if (known) return known;
  const coming = made(name).catch(() => {
    loading.delete(name);
    return null;
  });
  loading.set(name, coming);
  return coming;
}

/** One after another, so that the one she presses meanwhile is not kept waiting. */
export async function fetchAll(names: readonly Name[]): Promise<void> {
  for (const name of names) await fetchHair(name);
}

async function made(name: Name): Promise<Hair> {
  const asked = name === 'fringe' ? { folder: fringeFolder, hasBase: false } : { folder: layerFolder(name), hasBase: true };
  const coming = opened(asked);
  if (name.startsWith('wig')) {
    bust ??= pixelsOf(bustFile);
    bustPixels = (await bust).data;
  }
  const hair = await coming;
  ready.set(name, hair);
  return hair;
}

let worker: Worker | null | undefined;

/** Opened by the worker; where there is none, or it fails, here. */
function opened(asked: Asked): Promise<Hair> {
  worker ??= workerMade();
  const by = worker;
  if (!by) return hairFrom(asked.folder, asked.hasBase);
  return new Promise((done) => {
    const end = (hair: Hair | null): void => {
      by.removeEventListener('message', hear);
      by.removeEventListener('error', fail);
      done(hair ?? hairFrom(asked.folder, asked.hasBase));
    };
    const hear = ({ data }: MessageEvent<{ folder: string; hair: Hair | null }>) => data.folder === asked.folder && end(data.hair);
    const fail = (): void => {
      worker = null;
      end(null);
    };
    by.addEventListener('message', hear);
    by.addEventListener('error', fail);
    by.postMessage(asked);
  });
}

function workerMade(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  try {
    return new Worker(new URL('./hair-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
