import { paint } from '#areas/builder/rules/hair-light.ts';
import { drawableInches, heightAt } from '#areas/builder/rules/picture-files.ts';
import { paintTwins } from '#areas/builder/rules/twin-light.ts';
import { drawBundles } from './draw-bundles.ts';
import { createDrawingCanvas, type DrawingCanvas, frameOf, getDrawingContext } from './layer-pixels.ts';
import { bustNow, fetchRender, hairNow, twinsNow } from './layers.ts';
import { type LaceScene, renderOf, type Scene, type WigScene } from './scene.ts';

/** Draws a scene once its render is loaded, unless another is requested by then; bangs that load later are drawn then. */
export async function drawScene(sheet: DrawingCanvas, scene: Scene, isCurrent: () => boolean): Promise<boolean> {
  if (!(await fetchRender(renderOf(scene))) || !isCurrent()) return false;
  draw(sheet, scene);
  if (scene.kind === 'wig' && scene.hasBangs && !hairNow('fringe'))
    void fetchRender('fringe').then((isHere) => isHere && isCurrent() && draw(sheet, scene));
  return true;
}

function draw(sheet: DrawingCanvas, scene: Scene): void {
  if (scene.kind === 'wig') drawWig(sheet, scene);
  else if (scene.kind === 'lace') drawLace(sheet, scene);
  else drawBundles(sheet, scene);
}

/** Draws other lengths and an ombre off-screen to warm up the JIT, so that the shopper's first choice is fast. */
export function warmUpRenderer(sheet: DrawingCanvas, scene: Scene): void {
  if (scene.kind === 'lace') return;
  const shade = { ...scene.shade, tip: scene.shade.root };
  if (scene.kind === 'wig') for (const inches of [12, 18, 24, 14]) paintWig({ ...scene, inches, shade });
  else
    for (const maxInches of [24, 30, 24])
      drawBundles(createDrawingCanvas(sheet.width, sheet.height), { ...scene, shade, lengths: [maxInches, 12] });
}

function drawWig(sheet: DrawingCanvas, scene: WigScene): void {
  const frame = paintWig(scene);
  if (frame) getDrawingContext(sheet, { alpha: false })?.putImageData(frame, 0, 0);
}

function paintWig({ geometry, shade, inches, hasBangs }: WigScene): ImageData | null {
  const hair = hairNow(geometry);
  if (!hair) return null;
  const frame = frameOf(hair.width, hair.height);
  const ground = bustNow();
  const isCut = ground !== null && inches < drawableInches.most;
  const shownLength = Math.max(inches, drawableInches.least);
  const cut = isCut ? { hem: heightAt(geometry, shownLength), stretch: (drawableInches.most / shownLength) ** 0.6, ground } : null;
  paint(hair, shade, cut, frame.data);
  const fringe = hasBangs ? hairNow('fringe') : null;
  if (fringe) paint(fringe, shade, null, frame.data, 'over');
  return frame;
}

function drawLace(sheet: DrawingCanvas, { files, shade }: LaceScene): void {
  const twins = twinsNow(files);
  const pen = getDrawingContext(sheet, { alpha: false });
  if (!twins || !pen) return;
  if (sheet.width !== twins.width) [sheet.width, sheet.height] = [twins.width, twins.height];
  const frame = frameOf(twins.width, twins.height);
  paintTwins(twins, shade, frame.data);
  pen.putImageData(frame, 0, 0);
}
