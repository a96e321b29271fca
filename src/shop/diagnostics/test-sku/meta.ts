import { metaOf } from '#shop/product/meta.ts';
import type { Route } from './+types/desktop';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  return loaderData && site ? metaOf(loaderData, site, location.pathname) : [];
}
