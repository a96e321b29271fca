import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { type Hair, paint, type Shade } from '../../rules/hair-light.ts';
import { type Geometry, heightAt, shownInches } from '../../rules/picture-files.ts';
import { bustNow, fetchHair, hairNow } from './layers.ts';

export type Scene = { readonly geometry: Geometry; readonly shade: Shade; readonly inches: number; readonly hasBangs: boolean };
export type Still = { readonly base: string; readonly widths: readonly number[] };

type LivePictureProps = {
  scene: Scene;
  /** What stands there without script, and until the layers have come. */
  still: Still;
  alt: string;
  sizes: string;
  /** A tape over the picture. */
  children?: ReactNode;
};

/** The piece as it was chosen. A choice is painted before the next frame; nothing is fetched for another colour or length. */
export function LivePicture({ scene, still, alt, sizes, children }: LivePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { geometry, shade, inches, hasBangs } = scene;
  const [painted, setPainted] = useState<Geometry | null>(null);
  useEffect(() => {
    let isLeft = false;
    void fetchHair(geometry).then((hair) => {
      if (hair && !isLeft) setPainted(geometry);
    });
    return () => {
      isLeft = true;
    };
  }, [geometry]);
  const [hasFringe, setFringe] = useState(false);
  useEffect(() => {
    if (hasBangs) void fetchHair('fringe').then((fringe) => setFringe(fringe !== null));
  }, [hasBangs]);
  useLayoutEffect(() => {
    const hair = painted === geometry ? hairNow(geometry) : null;
    if (hair && canvas.current) draw(canvas.current, hair, { geometry, shade, inches, hasBangs: hasBangs && hasFringe });
  }, [painted, geometry, shade, inches, hasBangs, hasFringe]);
  const isLive = painted !== null;
  return (
    <figure className={classNames('shot live', isLive && 'is-live', isLive && painted !== geometry && 'is-coming')}>
      <Picture base={still.base} widths={still.widths} alt={isLive ? '' : alt} sizes={sizes} eager />
      <canvas
        ref={canvas}
        width="640"
        height="800"
        role={isLive ? 'img' : undefined}
        aria-label={isLive ? alt : undefined}
        hidden={!isLive}
      />
      {children}
    </figure>
  );
}

let frame: ImageData | null = null;

function draw(canvas: HTMLCanvasElement, hair: Hair, { geometry, shade, inches, hasBangs }: Scene): void {
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) return;
  if (frame?.width !== hair.width || frame.height !== hair.height) frame = new ImageData(hair.width, hair.height);
  const ground = bustNow();
  const isCut = ground !== null && inches < shownInches.most;
  const shown = Math.max(inches, shownInches.least);
  const cut = isCut ? { hem: heightAt(geometry, shown), stretch: (shownInches.most / shown) ** 0.6, ground } : null;
  paint(hair, shade, cut, frame.data);
  const fringe = hasBangs ? hairNow('fringe') : null;
  if (fringe) paint(fringe, shade, null, frame.data, 'over');
  pen.putImageData(frame, 0, 0);
}
