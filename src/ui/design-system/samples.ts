/** Pictures in the project; a test keeps them there. */
export const wigPicture = '/media/products/wig-body-wave-1b-5b1a0788';
export const wigBack = '/media/products/wig-body-wave-1b-back-375ca8f1';
const swatch = (name: string): string => `/media/swatches/${name}-96.webp`;
export const swatches = { black: swatch('1b-876333ea'), honey: swatch('27-6e2e131d'), wine: swatch('99j-10e76cba') } as const;

/** Every color name of the style sheets. */
export const colours = [
  'cream',
  'white',
  'blush',
  'sand',
  'line',
  'line-2',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-2',
  'gold',
  'ok',
  'warn',
  'err',
] as const;
