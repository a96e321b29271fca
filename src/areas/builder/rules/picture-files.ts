/** Layered renders that can be shown in any color, with the content hash in the folder's name. */
const layerFiles = {
  'wig-straight': 'dff9a6c9',
  'wig-body-wave': 'd8512751',
  'wig-loose-wave': 'e4e271c6',
  'wig-deep-wave': '08d3f5e5',
  'wig-kinky-curly': 'd3f9b46e',
  'bundle-straight': 'bd719fb1',
  'bundle-body-wave': '096ab09d',
  'bundle-deep-wave': '544667d6',
} as const;

export type Geometry = keyof typeof layerFiles;
export const layerFolder = (geometry: Geometry): string => `/media/layers/${geometry}-${layerFiles[geometry]}`;

/** Bangs for any wig; drawn over the wig. */
export const fringeFolder = '/media/layers/fringe-34046420';

/** The mannequin without hair, for all long wigs. */
export const bustFile = '/media/layers/bust-e08b0b38.webp';

/** Top and hem of the 24 in pictures as shares of their height: curls shrink, so they end higher. */
export const stature: Readonly<Record<Geometry, { readonly crown: number; readonly hem: number }>> = {
  'wig-straight': { crown: 0.07, hem: 0.985 },
  'wig-body-wave': { crown: 0.07, hem: 0.97 },
  'wig-loose-wave': { crown: 0.07, hem: 0.96 },
  'wig-deep-wave': { crown: 0.065, hem: 0.955 },
  'wig-kinky-curly': { crown: 0.045, hem: 0.865 },
  'bundle-straight': { crown: 0.045, hem: 0.94 },
  'bundle-body-wave': { crown: 0.045, hem: 0.94 },
  'bundle-deep-wave': { crown: 0.045, hem: 0.94 },
};
export const drawableInches = { least: 10, most: 24 } as const;

/** The render for a texture; `isOther` when another texture stands in. */
export type Likeness = { readonly geometry: Geometry; readonly isOther: boolean };

const likenesses: Readonly<Record<'wig' | 'bundle', Readonly<Record<string, Likeness>>>> = {
  wig: {
    straight: { geometry: 'wig-straight', isOther: false },
    'yaki-straight': { geometry: 'wig-straight', isOther: true },
    'body-wave': { geometry: 'wig-body-wave', isOther: false },
    'loose-wave': { geometry: 'wig-loose-wave', isOther: false },
    'deep-wave': { geometry: 'wig-deep-wave', isOther: false },
    'water-wave': { geometry: 'wig-deep-wave', isOther: true },
    'kinky-curly': { geometry: 'wig-kinky-curly', isOther: false },
  },
  bundle: {
    straight: { geometry: 'bundle-straight', isOther: false },
    'yaki-straight': { geometry: 'bundle-straight', isOther: true },
    'body-wave': { geometry: 'bundle-body-wave', isOther: false },
    'loose-wave': { geometry: 'bundle-body-wave', isOther: true },
    'deep-wave': { geometry: 'bundle-deep-wave', isOther: false },
    'water-wave': { geometry: 'bundle-deep-wave', isOther: true },
    'kinky-curly': { geometry: 'bundle-deep-wave', isOther: true },
  },
};

export const likenessOf = (kind: 'wig' | 'bundle', texture: string): Likeness =>
  likenesses[kind][texture] ?? { geometry: kind === 'wig' ? 'wig-straight' : 'bundle-straight', isOther: true };

/** The texture a render shows: wig-body-wave shows body-wave. */
export const textureOfGeometry = (geometry: Geometry): string => geometry.replace(/^[a-z]+-/, '');

/** Vertical position of a length in the picture. */
export function heightAt(geometry: Geometry, inches: number): number {
  const { crown, hem } = stature[geometry];
  return crown + ((hem - crown) * inches) / drawableInches.most;
}

/** Frontals reach from ear to ear, closures cover a part; there are renders of 13x4 and 4x4. */
export function laceGeometry(size: string, texture: string): string {
  const kind = size.startsWith('13') || size === '360' ? 'frontal-13x4' : 'closure-4x4';
  const shown = textureOfGeometry(likenessOf('bundle', texture).geometry);
  return `${kind}-${shown}`;
}

/** Renders of lace pieces that exist dark and blonde, so that every color between can be interpolated. */
export const twinGeometries = ['closure-4x4-straight', 'closure-4x4-body-wave', 'frontal-13x4-straight', 'frontal-13x4-body-wave'] as const;
export type TwinGeometry = (typeof twinGeometries)[number];

/** The render pair of a lace piece; deep wave exists only dark, so body wave stands in. */
export const twinGeometryOf = (size: string, texture: string): TwinGeometry => {
  const geometry = laceGeometry(size, texture).replace('deep-wave', 'body-wave');
  return twinGeometries.find((one) => one === geometry) ?? 'closure-4x4-straight';
};
