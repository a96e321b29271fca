import { useCallback } from 'react';
import { type TwinGeometry, twinGeometryOf } from '#areas/builder/rules/picture-files.ts';
import { LivePicture } from '../parts/live-picture.tsx';
import type { RenderFor } from '../parts/questions.tsx';
import type { TwinFiles } from '../parts/scene.ts';
import type { BuildPicture } from '../parts/use-build-picture.ts';
import type { LaceData } from './load.server.ts';

type LacePictureProps = { picture: BuildPicture; data: LaceData; sizes: string };

/** The lace piece in its color, interpolated from its dark and blonde pictures. */
export function LacePicture({ picture, data, sizes }: LacePictureProps) {
  const scene = { kind: 'lace', files: twinFilesOf(data, picture.twin), shade: picture.shade } as const;
  return <LivePicture scene={scene} size={[450, 563]} still={data.still} alt={picture.alt} sizes={sizes} />;
}

const twinFilesOf = ({ twins, shades }: LaceData, twin: TwinGeometry): TwinFiles => ({
  ...twins[twin],
  darkRoot: shades['1b']?.root ?? '#1d1715',
  lightRoot: shades['613']?.root ?? '#e4caa2',
});

export const useTwinRender = (data: LaceData): RenderFor =>
  useCallback((texture, size) => twinFilesOf(data, twinGeometryOf(size, texture)), [data]);
