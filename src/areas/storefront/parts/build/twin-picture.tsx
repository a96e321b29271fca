import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import type { Shade } from '../../rules/hair-light.ts';
import type { Still } from '../../rules/stills.ts';
import { paintTwins, type Twins, twinsIn } from '../../rules/twin-light.ts';
import { pixelsOf } from './layer-pixels.ts';

/** Two files of one render and the roots of their colours. */
type TwinFiles = { readonly dark: string; readonly light: string; readonly darkRoot: string; readonly lightRoot: string };

const known = new Map<string, Promise<Twins>>();
const ready = new Map<string, Twins>();

function fetchTwins({ dark, light, darkRoot, lightRoot }: TwinFiles): Promise<Twins> {
  const coming =
    known.get(dark) ??
    Promise.all([pixelsOf(dark), pixelsOf(light)]).then(([first, second]) => {
      const twins = twinsIn({ pixels: first.data, root: darkRoot }, { pixels: second.data, root: lightRoot }, first.width, first.height);
      ready.set(dark, twins);
      return twins;
    });
  known.set(dark, coming);
  return coming;
}

let frame: ImageData | null = null;

type TwinPictureProps = TwinFiles & { shade: Shade; still: Still; alt: string; sizes: string };

/** A piece without layers in any colour, worked out from two pictures of it. */
export function TwinPicture({ dark, light, darkRoot, lightRoot, shade, still, alt, sizes }: TwinPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState('');
  useEffect(() => {
    let isLeft = false;
    fetchTwins({ dark, light, darkRoot, lightRoot }).then(
      () => isLeft || setPainted(dark),
      () => known.delete(dark),
    );
    return () => {
      isLeft = true;
    };
  }, [dark, light, darkRoot, lightRoot]);
  useLayoutEffect(() => {
    const twins = painted === dark ? ready.get(painted) : undefined;
    const pen = canvas.current?.getContext('2d');
    if (!twins || !pen || !canvas.current) return;
    if (canvas.current.width !== twins.width) [canvas.current.width, canvas.current.height] = [twins.width, twins.height];
    if (frame?.width !== twins.width || frame.height !== twins.height) frame = new ImageData(twins.width, twins.height);
    paintTwins(twins, shade, frame.data);
    pen.putImageData(frame, 0, 0);
  }, [painted, dark, shade]);
  const isLive = painted !== '';
  return (
    <figure className={classNames('shot live', isLive && painted !== dark && 'is-coming')}>
      <Picture base={still.base} widths={still.widths} alt={isLive ? '' : alt} sizes={sizes} eager />
      <canvas
        ref={canvas}
        width="450"
        height="563"
        role={isLive ? 'img' : undefined}
        aria-label={isLive ? alt : undefined}
        hidden={!isLive}
      />
    </figure>
  );
}
