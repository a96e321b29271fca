import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { type Hair, paint, type Shade } from '../../rules/hair-light.ts';
import { type Geometry, shownInches, stature } from '../../rules/picture-files.ts';
import type { Still } from '../../rules/stills.ts';
import { fetchHair, hairNow } from './layers.ts';

type BundlesPictureProps = {
  geometry: Geometry;
  shade: Shade;
  /** One for each bundle, the longest first. */
  lengths: readonly number[];
  still: Still;
  alt: string;
  sizes: string;
  /** A phone has less room under the thumb. */
  isLow?: boolean;
};

const width = 960;
const heights = { tall: 1200, low: 860 };

/** The set hung side by side, every bundle as long as it was chosen, with the tape beside it. */
export function BundlesPicture({ geometry, shade, lengths, still, alt, sizes, isLow = false }: BundlesPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState<Geometry | null>(null);
  const hung = lengths.join();
  const height = isLow ? heights.low : heights.tall;
  useEffect(() => {
    let isLeft = false;
    void fetchHair(geometry).then((hair) => {
      if (hair && !isLeft) setPainted(geometry);
    });
    return () => {
      isLeft = true;
    };
  }, [geometry]);
  useLayoutEffect(() => {
    const hair = painted === geometry ? hairNow(geometry) : null;
    const pen = canvas.current?.getContext('2d');
    if (hair && pen) hang(pen, dyed(hair, geometry, shade), geometry, height, hung === '' ? [] : hung.split(',').map(Number));
  }, [painted, geometry, shade, hung, height]);
  const isLive = painted !== null;
  return (
    <figure className={classNames('shot live', isLive && painted !== geometry && 'is-coming')}>
      <Picture base={still.base} widths={still.widths} alt={isLive ? '' : alt} sizes={sizes} eager />
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role={isLive ? 'img' : undefined}
        aria-label={isLive ? alt : undefined}
        hidden={!isLive}
      />
    </figure>
  );
}

type Dyed = { readonly picture: HTMLCanvasElement; readonly shadow: HTMLCanvasElement };
let last: (Dyed & { readonly key: string }) | null = null;
let frame: ImageData | null = null;
const shadows = new Map<Geometry, HTMLCanvasElement>();

/** One bundle in its shade on nothing; another length needs no new one. */
function dyed(hair: Hair, geometry: Geometry, shade: Shade): Dyed {
  const key = [geometry, shade.root, shade.tip, shade.highlight].join();
  if (last?.key === key) return last;
  const picture = last?.picture.width === hair.width ? last.picture : document.createElement('canvas');
  if (picture.width !== hair.width || picture.height !== hair.height) [picture.width, picture.height] = [hair.width, hair.height];
  if (frame?.width !== hair.width || frame.height !== hair.height) frame = new ImageData(hair.width, hair.height);
  paint(hair, shade, null, frame.data, 'alone');
  picture.getContext('2d')?.putImageData(frame, 0, 0);
  const shadow = shadows.get(geometry) ?? shadowOf(picture);
  shadows.set(geometry, shadow);
  last = { key, picture, shadow };
  return last;
}

/** What a bundle casts, whatever its colour: blurred once and small, for blurring it with each choice is what takes time. */
function shadowOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const small = document.createElement('canvas');
  [small.width, small.height] = [picture.width / 4, picture.height / 4];
  const pen = small.getContext('2d');
  if (!pen) return small;
  pen.shadowColor = 'rgb(60 35 25 / 0.3)';
  pen.shadowBlur = 7;
  // The bundle itself stays outside; only its shadow falls in.
  pen.shadowOffsetX = small.width * 2;
  pen.drawImage(picture, -small.width * 2, 0, small.width, small.height);
  return small;
}

const rail = 74;
const tapeWidth = 96;

function hang(
  pen: CanvasRenderingContext2D,
  { picture: bundle, shadow }: Dyed,
  geometry: Geometry,
  height: number,
  lengths: readonly number[],
): void {
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, '#f6f0e9');
  ground.addColorStop(0.62, '#efe2d9');
  ground.addColorStop(1, '#e2c9bf');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const longest = Math.max(shownInches.most, ...lengths);
  const perInch = (height - rail - 60) / longest;
  tape(pen, longest, perInch);
  if (lengths.length === 0) return;
  // The widest part of a bundle is not quite half of its picture.
  const half = bundle.width * 0.24 * (perInch / ((stature[geometry].hem - stature[geometry].crown) * bundle.height)) * shownInches.most;
  const room = width - tapeWidth - 2 * half - 24;
  const gap = lengths.length > 1 ? Math.min(half * 2.1, room / (lengths.length - 1)) : 0;
  const first = tapeWidth + half + (room - gap * (lengths.length - 1)) / 2 + 12;
  // The shortest hang behind, so that every end is seen.
  for (const [place, inches] of lengths.entries())
    one(pen, { picture: bundle, shadow }, geometry, { inches, perInch, middle: first + gap * place });
}

function tape(pen: CanvasRenderingContext2D, longest: number, perInch: number): void {
  pen.strokeStyle = '#65534b';
  pen.fillStyle = '#65534b';
  pen.lineWidth = 2;
  pen.font = '500 26px Figtree, system-ui, sans-serif';
  pen.textBaseline = 'middle';
  pen.beginPath();
  for (let inch = 0; inch <= longest; inch++) {
    const y = rail + inch * perInch;
    pen.moveTo(0, y);
    pen.lineTo(inch % 4 === 0 ? 40 : inch % 2 === 0 ? 24 : 14, y);
    if (inch % 4 === 0) pen.fillText(String(inch), 52, y);
  }
  pen.stroke();
}

function one(
  pen: CanvasRenderingContext2D,
  { picture: bundle, shadow }: Dyed,
  geometry: Geometry,
  { inches, perInch, middle }: { inches: number; perInch: number; middle: number },
): void {
  const { crown, hem } = stature[geometry];
  const natural = ((hem - crown) * bundle.height) / shownInches.most;
  const scale = (perInch / natural) * Math.max(1, inches / shownInches.most) ** 0.5;
  const stretch = inches > shownInches.most ? (inches * perInch) / ((hem - crown) * bundle.height * scale) : 1;
  const [wide, high] = [bundle.width * scale, bundle.height * scale * stretch];
  const left = middle - wide * 0.52;
  const top = rail - crown * high;
  const end = rail + inches * perInch;
  pen.save();
  if (inches < shownInches.most) {
    pen.beginPath();
    pen.moveTo(left, 0);
    pen.lineTo(left + wide, 0);
    const locks = 160;
    for (let lock = locks; lock >= 0; lock--)
      pen.lineTo(left + (wide * lock) / locks, end + (((lock * lock * 37) % 13) - 8) * perInch * 0.05);
    pen.closePath();
    pen.clip();
  }
  pen.drawImage(shadow, left + 12, top + 10, wide, high);
  pen.drawImage(bundle, left, top, wide, high);
  pen.restore();
}
