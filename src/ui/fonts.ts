import figtree from './fonts/figtree.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';

/** The two fonts of every shop page, hashed by the build: preload them in this order. */
export const figtreeUrl: string = figtree;
export const fontUrls: readonly string[] = [figtree, fraunces];
