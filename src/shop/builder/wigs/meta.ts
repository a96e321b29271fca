import { hrefOf } from '#site/links.ts';
import { buildMeta } from '../parts/build-meta.ts';
import type { Route } from './+types/desktop';
import { wigPageTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  return loaderData && site
    ? buildMeta(wigPageTexts, { site, at: location.pathname, path: hrefOf('diy-wigs'), still: loaderData.still })
    : [];
}
