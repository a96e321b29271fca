import { shownInches } from './picture-files.ts';

/** How a set hangs in its picture: from a rail, beside a tape that reaches as far as the longest bundle. */
export const rail = 74;
export const tapeWidth = 96;
export const longestInches = (lengths: readonly number[]): number => Math.max(shownInches.most, ...lengths);
export const pixelsPerInch = (height: number, lengths: readonly number[]): number => (height - rail - 60) / longestInches(lengths);
