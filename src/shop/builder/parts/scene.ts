import type { HairShade } from '#areas/builder/rules/hair-light.ts';
import type { Geometry } from '#areas/builder/rules/picture-files.ts';

/** Two files of one render and the roots of their colours. */
export type TwinFiles = { readonly dark: string; readonly light: string; readonly darkRoot: string; readonly lightRoot: string };

/** What a live picture shows. */
export type WigScene = {
  readonly kind: 'wig';
  readonly geometry: Geometry;
  readonly shade: HairShade;
  readonly inches: number;
  readonly hasBangs: boolean;
};
export type LaceScene = { readonly kind: 'lace'; readonly files: TwinFiles; readonly shade: HairShade };
export type BundlesScene = {
  readonly kind: 'bundles';
  readonly geometry: Geometry;
  readonly shade: HairShade;
  /** One for each bundle, the longest first. */
  readonly lengths: readonly number[];
};
export type Scene = WigScene | LaceScene | BundlesScene;

/** What has to be fetched before anything of a scene can be painted; other colours and lengths of it need nothing more. */
export type Render = Geometry | 'fringe' | TwinFiles;
export const renderOf = (scene: Scene): Render => (scene.kind === 'lace' ? scene.files : scene.geometry);
export const renderKey = (render: Render): string => (typeof render === 'string' ? render : render.dark);
