import { type Render, renderKey, renderOf, type Scene } from './scene.ts';
import type { SceneWorkerReply, SceneWorkerRequest } from './scene-worker.ts';

/** Draws one canvas; the last request wins. */
export type Painter = { paint(scene: Scene): void; leave(): void };

let beside: Promise<Worker | null> | undefined;
let count = 0;

/** Draws in a worker where supported, else in the page. Reports which render is shown. */
export function painterOf(canvas: HTMLCanvasElement, onPainted: (render: string) => void): Painter {
  let wanted: Scene | null = null;
  let isLeft = false;
  const own = helper().then((worker) => {
    if (isLeft) return null;
    return worker ? paintBeside(worker, canvas, onPainted) : paintHere(canvas, onPainted);
  });
  return {
    paint(scene) {
      wanted = scene;
      void own.then((painter) => wanted === scene && painter?.paint(scene));
    },
    leave() {
      isLeft = true;
      void own.then((painter) => painter?.leave());
    },
  };
}

export async function prefetchRenders(renders: readonly Render[]): Promise<void> {
  const worker = await helper();
  if (worker) worker.postMessage({ soon: renders } satisfies SceneWorkerRequest);
  else await (await import('./layers.ts')).fetchAll(renders);
}

function paintBeside(worker: Worker, canvas: HTMLCanvasElement, onPainted: (render: string) => void): Painter {
  count += 1;
  const id = count;
  const ask = (asked: SceneWorkerRequest, given: Transferable[] = []): void => worker.postMessage(asked, given);
  const sheet = canvas.transferControlToOffscreen();
  ask({ id, sheet }, [sheet]);
  const hear = ({ data }: MessageEvent<SceneWorkerReply>): void => {
    if ('painted' in data && data.id === id) onPainted(data.painted);
  };
  worker.addEventListener('message', hear);
  return {
    paint: (scene) => ask({ id, scene }),
    leave() {
      worker.removeEventListener('message', hear);
      ask({ id, isGone: true });
    },
  };
}

async function paintHere(canvas: HTMLCanvasElement, onPainted: (render: string) => void): Promise<Painter> {
  const { drawScene } = await import('./draw-scene.ts');
  let wanted: Scene | null = null;
  return {
    paint(scene) {
      wanted = scene;
      void drawScene(canvas, scene, () => wanted === scene).then((isDrawn) => isDrawn && onPainted(renderKey(renderOf(scene))));
    },
    leave() {
      wanted = null;
    },
  };
}

/** The worker once it has reported ready: a transferred canvas cannot be taken back. */
function helper(): Promise<Worker | null> {
  beside ??= new Promise((done) => {
    if (typeof Worker === 'undefined' || typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'undefined') return done(null);
    try {
      const worker = new Worker(new URL('./scene-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', () => done(worker), { once: true });
      worker.addEventListener('error', () => done(null), { once: true });
    } catch {
      done(null);
    }
  });
  return beside;
}
