import { type FrameData, frameOf } from '#areas/content/service.server.ts';
import { part } from '#areas/editorial/services/home.server.ts';
import { load } from '#platform/load.server.ts';

/** What both frames show around a page. Menus that fail say so in their place; the page inside stays whole. */
const frameFor = (shown: (frame: FrameData) => FrameData) =>
  load(async (visit) => {
    visit.shows('navigation', 'company', 'categories');
    return { frame: await part(visit, 'frame', async () => shown(await frameOf(visit.app, visit.caller.language))) };
  });

export const frameLoader = frameFor((frame) => frame);

/** A phone's list of kinds leads to each kind's own page and unfolds nothing below it. */
export const mobileFrameLoader = frameFor((frame) => ({
  ...frame,
  header: frame.header.map((entry) => (entry.url === '' ? entry : { ...entry, value: '', children: [] })),
}));
