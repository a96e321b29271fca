import { frameOf } from '#areas/content/service.server.ts';
import { part } from '#areas/storefront/service.server.ts';
import { load } from '#platform/load.server.ts';

/** What both frames show around a page. Menus that fail say so in their place; the page inside stays whole. */
export const frameLoader = load(async (visit) => {
  visit.shows('navigation', 'company', 'categories');
  return { frame: await part(visit, 'frame', () => frameOf(visit.app, visit.caller.language)) };
});
