import { drawScene, warmUpRenderer } from './draw-scene.ts';
import type { DrawingCanvas } from './layer-pixels.ts';
import { fetchAll } from './layers.ts';
import { type Render, renderKey, renderOf, type Scene } from './scene.ts';

export type SceneWorkerRequest =
  | { readonly id: number; readonly sheet: OffscreenCanvas }
  | { readonly id: number; readonly scene: Scene }
  | { readonly id: number; readonly isGone: true }
  | { readonly soon: readonly Render[] };
export type SceneWorkerReply = { readonly isHere: true } | { readonly id: number; readonly painted: string };

const sheets = new Map<number, { readonly sheet: DrawingCanvas; latestScene?: Scene }>();
const tell = (reply: SceneWorkerReply): void => self.postMessage(reply);

/** Draws live pictures off the main thread. */
self.onmessage = async ({ data }: MessageEvent<SceneWorkerRequest>) => {
  if ('soon' in data) return fetchAll(data.soon);
  if ('sheet' in data) sheets.set(data.id, { sheet: data.sheet });
  if ('isGone' in data) sheets.delete(data.id);
  const place = sheets.get(data.id);
  if (!('scene' in data) || !place) return;
  const { scene, id } = data;
  place.latestScene = scene;
  if (!(await drawScene(place.sheet, scene, () => place.latestScene === scene))) return;
  tell({ id, painted: renderKey(renderOf(scene)) });
  if (isNew) setTimeout(() => warmUpRenderer(place.sheet, scene));
  isNew = false;
};
let isNew = true;
tell({ isHere: true });
