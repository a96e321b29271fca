import type { LinkDescriptor } from 'react-router';
import { fontUrls } from '#ui/fonts.ts';
import shopCss from './shop.css?url';

export const shopLinks = (): LinkDescriptor[] => [
  ...fontUrls.map((href) => ({
    rel: 'preload' as const,
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: shopCss },
];
