import { type ReactNode, useRef } from 'react';
import type { Still } from '#areas/builder/rules/stills.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './use-scene.ts';

type LivePictureProps = {
  scene: Scene;
  /** Shown without script, and until the layers are loaded. */
  still: Still;
  alt: string;
  sizes: string;
  size?: readonly [width: number, height: number];
  /** Overlay of the picture; a function receives whether the live picture is shown. */
  children?: ReactNode | ((isLive: boolean) => ReactNode);
};

/** No request is needed for another color or length. */
export function LivePicture({ scene, still, alt, sizes, size: [width, height] = [640, 800], children }: LivePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { isLive, isComing } = useScene(canvas, scene);
  return (
    <figure className={classNames('shot live', isComing && 'is-coming')}>
      <Picture base={still.base} widths={still.widths} alt={isLive ? '' : alt} sizes={sizes} eager />
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role={isLive ? 'img' : undefined}
        aria-label={isLive ? alt : undefined}
        hidden={!isLive}
      />
      {typeof children === 'function' ? children(isLive) : children}
    </figure>
  );
}
