import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Painter, painterOf } from './painter.ts';
import { renderKey, renderOf, type Scene } from './scene.ts';

const painters = new WeakMap<HTMLCanvasElement, Painter>();

/** Keeps a canvas drawn as the scene says. `live` once anything was drawn, `coming` while another render loads. */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, scene: Scene): { isLive: boolean; isComing: boolean } {
  const [painted, setPainted] = useState<string | null>(null);
  const sceneKey = JSON.stringify(scene);
  const latest = useRef(sceneKey);
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const painter = painters.get(sheet) ?? painterOf(sheet, setPainted);
    painters.set(sheet, painter);
    painter.paint(JSON.parse(latest.current) as Scene);
    return () => {
      // A remount in the same document keeps its canvas.
      if (sheet.isConnected) return;
      painters.delete(sheet);
      painter.leave();
    };
  }, [canvas]);
  useLayoutEffect(() => {
    latest.current = sceneKey;
    const painter = canvas.current && painters.get(canvas.current);
    painter?.paint(JSON.parse(sceneKey) as Scene);
  }, [canvas, sceneKey]);
  return { isLive: painted !== null, isComing: painted !== null && painted !== renderKey(renderOf(scene)) };
}
