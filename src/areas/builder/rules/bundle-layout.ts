import { shownInches } from './picture-files.ts';

/** Layout of a bundle set: hung from a rail beside a tape as long as the longest bundle. */
export const rail = 74;
export const tapeWidth = 96;
export const longestInches = (lengths: readonly number[]): number => Math.max(shownInches.most, ...lengths);
export const pixelsPerInch = (height: number, lengths: readonly number[]): number => (height - rail - 60) / longestInches(lengths);
