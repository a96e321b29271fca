import { type Render, renderKey, renderOf, type Scene } from './scene.ts';
import type { SceneWorkerReply, SceneWorkerRequest } from './scene-worker.ts';

/** Draws one canvas; the last request wins. */
export type Painter = { paint(scene: Scene): void; leave(): void };

let beside: Promise<Worker | null> | undefined;
let count = 0;

/** Draws in a worker where supported, else in the page. Reports which render is shown. */
export function painterOf(canvas: HTMLCanvasElement, onPainted: (render: string) => void): Painter {
  let latestScene: Scene | null = null;
  let isLeft = false;
  const own = helper().then((worker) => {
    if (isLeft) return null;
    return worker ? paintBeside(worker, canvas, onPainted) : paintHere(canvas, onPainted);
  });
  return {
    paint(scene) {
      latestScene = scene;
      void own.then((painter) => latestScene === scene && painter?.paint(scene));
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
  const post = (request: SceneWorkerRequest, given: Transferable[] = []): void => worker.postMessage(request, given);
  const sheet = canvas.transferControlToOffscreen();
  post({ id, sheet }, [sheet]);
  const onMessage = ({ data }: MessageEvent<SceneWorkerReply>): void => {
    if ('painted' in data && data.id === id) onPainted(data.painted);
  };
  worker.addEventListener('message', onMessage);
  return {
    paint: (scene) => post({ id, scene }),
    leave() {
      worker.removeEventListener('message', onMessage);
      post({ id, isGone: true });
    },
  };
}

async function paintHere(canvas: HTMLCanvasElement, onPainted: (render: string) => void): Promise<Painter> {
  const { drawScene } = await import('./draw-scene.ts');
  let latestScene: Scene | null = null;
  return {
    paint(scene) {
      latestScene = scene;
      void drawScene(canvas, scene, () => latestScene === scene).then((isDrawn) => isDrawn && onPainted(renderKey(renderOf(scene))));
    },
    leave() {
      latestScene = null;
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
