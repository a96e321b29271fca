import type { ComponentProps } from 'react';

type PictureProps = {
  /** Address without width and extension: /media/products/wig-bob-1b gives /media/products/wig-bob-1b-450.webp. */
  base: string;
  alt: string;
  widths?: readonly number[];
  /** Layout widths. */
  sizes?: string;
  /** Above the fold: loads at once with priority. */
  eager?: boolean;
} & Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'>;

/** Width and height (4:5 by default) reserve space, so nothing shifts. */
export function Picture({ base, alt, widths = [450, 900], sizes = '(min-width: 1024px) 302px, 50vw', eager, ...img }: PictureProps) {
  return (
    <img
      width={900}
      height={1125}
      decoding={eager ? 'auto' : 'async'}
      fetchPriority={eager ? 'high' : undefined}
      {...img}
      alt={alt}
      sizes={sizes}
      srcSet={widths.map((width) => `${base}-${width}.webp ${width}w`).join(', ')}
      src={`${base}-${widths[0]}.webp`}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
