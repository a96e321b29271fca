import type { HairShade } from '#areas/builder/rules/hair-light.ts';
import type { Geometry } from '#areas/builder/rules/picture-files.ts';

/** Two files of one render and the root colors they show. */
export type TwinFiles = { readonly dark: string; readonly light: string; readonly darkRoot: string; readonly lightRoot: string };

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
  /** One per bundle, longest first. */
  readonly lengths: readonly number[];
};
export type Scene = WigScene | LaceScene | BundlesScene;

/** What must be loaded before a scene can be drawn; other colors and lengths need nothing more. */
export type Render = Geometry | 'fringe' | TwinFiles;
export const renderOf = (scene: Scene): Render => (scene.kind === 'lace' ? scene.files : scene.geometry);
export const renderKey = (render: Render): string => (typeof render === 'string' ? render : render.dark);
