import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { hexOf } from '#kernel/colour.ts';
import { useTexts } from '#site/locale.tsx';
import { chartTexts } from './texts.ts';

const maxSidePx = 720;
/** A hair is thinner than a pixel: the color is the mean of a small square. */
const square = 9;
const step = 8;
type Point = { readonly x: number; readonly y: number };

/** Picks a color from a photo on a canvas; the photo is never uploaded. Needs script. */
export function PhotoPicker({ onPick }: { onPick: (hex: string) => void }) {
  const say = useTexts(chartTexts);
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'none' | 'open' | 'failed'>('none');
  const [marker, setMarker] = useState<Point>({ x: 0, y: 0 });

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    const screen = canvas.current;
    if (!file || !screen) return;
    const picture = await createImageBitmap(file).catch(() => null);
    setState(picture ? 'open' : 'failed');
    if (!picture) return;
    const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
    screen.width = Math.max(1, Math.round(picture.width * scale));
    screen.height = Math.max(1, Math.round(picture.height * scale));
    contextOf(screen)?.drawImage(picture, 0, 0, screen.width, screen.height);
    picture.close();
    pickAt({ x: screen.width / 2, y: screen.height / 3 });
  };

  const pickAt = (target: Point) => {
    const screen = canvas.current;
    if (!screen) return;
    const point = { x: between(target.x, screen.width), y: between(target.y, screen.height) };
    setMarker({ x: (point.x / screen.width) * 100, y: (point.y / screen.height) * 100 });
    onPick(colourAt(screen, point));
  };

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const screen = canvas.current;
    // Keyboard activation has no position and keeps the marker.
    if (!screen || event.detail === 0) return;
    const box = screen.getBoundingClientRect();
    pickAt({ x: ((event.clientX - box.left) / box.width) * screen.width, y: ((event.clientY - box.top) / box.height) * screen.height });
  };

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const direction = directions[event.key];
    const screen = canvas.current;
    if (!direction || !screen) return;
    event.preventDefault();
    pickAt({ x: (marker.x / 100) * screen.width + direction.x * step, y: (marker.y / 100) * screen.height + direction.y * step });
  };

  return (
    <fieldset className="needs-script">
      <legend>{say('photo')}</legend>
      <label htmlFor={id} className="meta">
        {say('photoHelp')}
      </label>
      {/* The browser's own field speaks the browser's language, not the page's. */}
      <p>
        <span className="upload-pick">
          <span className="btn btn-quiet" aria-hidden="true">
            {say('choosePhoto')}
          </span>
          <input id={id} type="file" accept="image/*" onChange={(event) => void open(event)} />
        </span>
      </p>
      {state === 'failed' && (
        <p className="err" role="alert">
          {say('photoFailed')}
        </p>
      )}
      <button
        type="button"
        className="finder-photo"
        hidden={state !== 'open'}
        aria-label={say('photoPoint')}
        onClick={press}
        onKeyDown={move}
      >
        <canvas ref={canvas} width={1} height={1} />
        <i style={{ left: `${marker.x}%`, top: `${marker.y}%` }} />
      </button>
    </fieldset>
  );
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const between = (value: number, size: number): number => Math.min(size - 1, Math.max(0, Math.round(value)));
const contextOf = (screen: HTMLCanvasElement) => screen.getContext('2d', { willReadFrequently: true });

function colourAt(screen: HTMLCanvasElement, { x, y }: Point): string {
  const half = Math.floor(square / 2);
  const [left, top] = [Math.max(0, x - half), Math.max(0, y - half)];
  const pixels = contextOf(screen)?.getImageData(
    left,
    top,
    Math.min(square, screen.width - left),
    Math.min(square, screen.height - top),
  ).data;
  if (!pixels) return '#000000';
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (pixels[at + part] ?? 0);
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (pixels.length / 4));
  return hexOf(red, green, blue);
}
