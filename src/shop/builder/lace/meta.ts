import { hrefOf } from '#site/links.ts';
import { buildMeta } from '../parts/build-meta.ts';
import type { Route } from './+types/desktop';
import { lacePageTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  return loaderData && site
    ? buildMeta(lacePageTexts, { site, at: location.pathname, path: hrefOf('diy-closure-frontal'), still: loaderData.still })
    : [];
}
