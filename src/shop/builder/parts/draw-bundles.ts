import { pixelsPerInch, rail, tapeWidth } from '#areas/builder/rules/bundle-layout.ts';
import { type Hair, type HairShade, paint } from '#areas/builder/rules/hair-light.ts';
import { drawableInches, type Geometry, stature } from '#areas/builder/rules/picture-files.ts';
import { createDrawingCanvas, type DrawingCanvas, type DrawingContext, frameOf, getDrawingContext } from './layer-pixels.ts';
import { hairNow } from './layers.ts';
import type { BundlesScene } from './scene.ts';

/** Bundles side by side, each in its chosen length. */
export function drawBundles(sheet: DrawingCanvas, { geometry, shade, lengths }: BundlesScene): void {
  const pen = getDrawingContext(sheet, { alpha: false });
  const hair = hairNow(geometry);
  if (!pen || !hair) return;
  const { width, height } = sheet;
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, '#f6f0e9');
  ground.addColorStop(0.62, '#efe2d9');
  ground.addColorStop(1, '#e2c9bf');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  if (lengths.length === 0) return;
  const perInch = pixelsPerInch(height, lengths);
  const bundle = dyed(hair, geometry, shade, perInch);
  // The widest part of a bundle is slightly under half its picture.
  const half = bundle.wide * 0.24;
  const freeWidth = width - tapeWidth - 2 * half - 24;
  const gap = lengths.length > 1 ? Math.min(half * 2.1, freeWidth / (lengths.length - 1)) : 0;
  const first = tapeWidth + half + (freeWidth - gap * (lengths.length - 1)) / 2 + 12;
  // Shortest first, so that every end is visible.
  for (const [index, inches] of lengths.entries()) one(pen, bundle, { inches, perInch, middle: first + gap * index });
}

/** One bundle with its shadow on a transparent background, at its drawn size. */
type Dyed = { readonly key: string; readonly sheet: DrawingCanvas; readonly wide: number; readonly high: number; readonly crown: number };
let last: Dyed | null = null;
const cast = { right: 12, down: 10 };

/** Reused for other lengths; only a new scale redraws it. */
function dyed(hair: Hair, geometry: Geometry, shade: HairShade, perInch: number): Dyed {
  const key = [geometry, shade.root, shade.tip, shade.highlight, perInch].join();
  if (last?.key === key) return last;
  const { crown, hem } = stature[geometry];
  const scale = (perInch * drawableInches.most) / ((hem - crown) * hair.height);
  const [wide, high] = [hair.width * scale, hair.height * scale];
  const shadow = shadowOf(hair, geometry, wide, high);
  const sheet =
    last?.sheet.width === shadow.width && last.sheet.height === shadow.height
      ? last.sheet
      : createDrawingCanvas(shadow.width, shadow.height);
  const pen = getDrawingContext(sheet);
  if (pen) {
    pen.clearRect(0, 0, sheet.width, sheet.height);
    const frame = frameOf(hair.width, hair.height);
    paint(hair, shade, null, frame.data, 'alone');
    // At rendered size, as on a phone, it is drawn once.
    if (Math.abs(scale - 1) < 0.002) pen.putImageData(frame, 0, 0);
    else pen.drawImage(sheetWith(frame), 0, 0, wide, high);
    pen.globalCompositeOperation = 'destination-over';
    pen.drawImage(shadow, 0, 0);
    pen.globalCompositeOperation = 'source-over';
  }
  last = { key, sheet, wide, high, crown };
  return last;
}

function sheetWith(frame: ImageData): DrawingCanvas {
  const sheet = createDrawingCanvas(frame.width, frame.height);
  getDrawingContext(sheet)?.putImageData(frame, 0, 0);
  return sheet;
}

const shadows = new Map<string, DrawingCanvas>();
/** The shadow of a bundle, independent of color: blurred once at small size, because blurring per choice is slow. */
function shadowOf(hair: Hair, geometry: Geometry, wide: number, high: number): DrawingCanvas {
  const name = [geometry, wide].join();
  const known = shadows.get(name);
  if (known) return known;
  const small = createDrawingCanvas(hair.width / 4, hair.height / 4);
  const frame = frameOf(hair.width, hair.height);
  paint(hair, black, null, frame.data, 'alone');
  const pen = getDrawingContext(small);
  if (pen) {
    pen.shadowColor = 'rgb(60 35 25 / 0.3)';
    pen.shadowBlur = 7;
    // The bundle is drawn off-canvas; only its shadow is visible.
    pen.shadowOffsetX = small.width * 2;
    pen.drawImage(sheetWith(frame), -small.width * 2, 0, small.width, small.height);
  }
  const shadow = createDrawingCanvas(Math.ceil(wide) + cast.right, Math.ceil(high) + cast.down);
  getDrawingContext(shadow)?.drawImage(small, cast.right, cast.down, wide, high);
  shadows.set(name, shadow);
  return shadow;
}
const black: HairShade = { root: '#000000', tip: null, highlight: null, share: 0 };

function one(
  pen: DrawingContext,
  { sheet, wide, high, crown }: Dyed,
  { inches, perInch, middle }: Record<'inches' | 'perInch' | 'middle', number>,
): void {
  const longer = Math.max(1, inches / drawableInches.most);
  // Longer than the picture: partly scaled, partly stretched.
  const [wider, higher] = [longer ** 0.5, longer];
  const left = Math.round(middle - wide * wider * 0.52);
  const top = Math.round(rail - crown * high * higher);
  if (inches >= drawableInches.most) {
    pen.drawImage(sheet, left, top, sheet.width * wider, sheet.height * higher);
    return;
  }
  const end = rail + inches * perInch;
  // Only the ends are clipped strand by strand; clipping cost grows with height.
  const uncut = Math.floor(end - perInch / 2);
  within(pen, sheet, left, top, () => pen.rect(left, 0, sheet.width, uncut));
  within(pen, sheet, left, top, () => {
    const locks = 160;
    pen.moveTo(left, uncut);
    pen.lineTo(left + sheet.width, uncut);
    for (let lock = locks; lock >= 0; lock--)
      pen.lineTo(left + (sheet.width * lock) / locks, end + (((lock * lock * 37) % 13) - 8) * perInch * 0.05);
    pen.closePath();
  });
}

function within(pen: DrawingContext, sheet: DrawingCanvas, left: number, top: number, outline: () => void): void {
  pen.save();
  pen.beginPath();
  outline();
  pen.clip();
  pen.drawImage(sheet, left, top);
  pen.restore();
}
