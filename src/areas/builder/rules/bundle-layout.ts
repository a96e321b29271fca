import { drawableInches } from './picture-files.ts';

/** Layout of a bundle set: hung from a rail beside a tape as long as the longest bundle. */
export const rail = 74;
export const tapeWidth = 96;
export const maxBundleInches = (lengths: readonly number[]): number => Math.max(drawableInches.most, ...lengths);
export const pixelsPerInch = (height: number, lengths: readonly number[]): number => (height - rail - 60) / maxBundleInches(lengths);
