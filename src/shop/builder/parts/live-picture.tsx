import { type ReactNode, useRef } from 'react';
import type { Still } from '#areas/builder/rules/stills.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './use-scene.ts';

type LivePictureProps = {
  scene: Scene;
  /** What stands there without script, and until the layers have come. */
  still: Still;
  alt: string;
  sizes: string;
  size?: readonly [width: number, height: number];
  /** What lies over the picture; what needs the painted one is told whether it is there. */
  children?: ReactNode | ((isLive: boolean) => ReactNode);
};

/** The piece as it was chosen. Nothing is fetched for another colour or length. */
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
