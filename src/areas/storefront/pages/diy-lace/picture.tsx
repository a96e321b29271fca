import { TwinPicture } from '../../parts/build/twin-picture.tsx';
import type { Sight } from '../../parts/build/use-sight.ts';
import type { LaceData } from './load.server.ts';

type LacePictureProps = { sight: Sight; data: LaceData; sizes: string };

/** The lace piece in its colour, worked out from its dark and its fair picture. */
export function LacePicture({ sight, data, sizes }: LacePictureProps) {
  const files = data.twins[sight.twin];
  const roots = { darkRoot: data.shades['1b']?.root ?? '#1d1715', lightRoot: data.shades['613']?.root ?? '#e4caa2' };
  return (
    <TwinPicture dark={files.dark} light={files.light} {...roots} shade={sight.shade} still={data.still} alt={sight.alt} sizes={sizes} />
  );
}
