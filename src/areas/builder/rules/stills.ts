import { difference, labOf } from '#kernel/colour.ts';
import { stillFiles } from './data-stills.ts';
import { laceGeometry, likenessOf, type TwinGeometry, twinGeometries } from './picture-files.ts';

export type Still = { readonly base: string; readonly widths: readonly number[] };
type PictureSpec = {
  readonly kind: string;
  readonly texture?: string | undefined;
  readonly colour?: string | undefined;
  readonly size?: string | undefined;
};

/** Our nearest picture of a build, for pages without script and for the cart. The root color decides. */
export function stillOf({ kind, texture = 'straight', colour = '1b', size = '' }: PictureSpec, roots: ReadonlyMap<string, string>): Still {
  const geometry =
    kind === 'closure-frontal' ? laceGeometry(size, texture) : likenessOf(kind === 'bundle' ? 'bundle' : 'wig', texture).geometry;
  const files = stillFiles[geometry] ?? {};
  const found = colour in files ? colour : nearestColour(Object.keys(files), colour, roots);
  return { base: `/media/products/${geometry}-${found}-${files[found]}`, widths: [450, 900] };
}

function nearestColour(colours: readonly string[], target: string, roots: ReadonlyMap<string, string>): string {
  const lab = labOf(roots.get(target) ?? '#1d1715');
  const far = (colour: string): number => difference(labOf(roots.get(colour) ?? '#1d1715'), lab);
  return colours.reduce((best, colour) => (far(colour) < far(best) ? colour : best), colours[0] ?? '1b');
}

export type TwinFileNames = Readonly<Record<TwinGeometry, { readonly dark: string; readonly light: string }>>;
export const twinFileNames = (): TwinFileNames => {
  const file = (geometry: TwinGeometry, colour: string): string =>
    `/media/products/${geometry}-${colour}-${stillFiles[geometry]?.[colour]}-900.webp`;
  const pair = (geometry: TwinGeometry) => ({ dark: file(geometry, '1b'), light: file(geometry, '613') });
  const [a, b, c, d] = twinGeometries;
  return {
    'closure-4x4-straight': pair(a),
    'closure-4x4-body-wave': pair(b),
    'frontal-13x4-straight': pair(c),
    'frontal-13x4-body-wave': pair(d),
  };
};
