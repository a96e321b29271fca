import { type FrameData, frameOf } from '#areas/content/services/site-settings.server.ts';
import { part } from '#areas/editorial/services/home.server.ts';
import { load } from '#platform/load.server.ts';

/** Data of both frames. A failing menu shows an error in its place; the page stays whole. */
const frameFor = (transform: (frame: FrameData) => FrameData) =>
  load(async (visit) => {
    visit.shows('navigation', 'company', 'categories');
    return { frame: await part(visit, 'frame', async () => transform(await frameOf(visit.app, visit.caller.language))) };
  });

export const frameLoader = frameFor((frame) => frame);

/** On phones each category links to its own page without submenus. */
export const mobileFrameLoader = frameFor((frame) => ({
  ...frame,
  header: frame.header.map((entry) => (entry.url === '' ? entry : { ...entry, value: '', children: [] })),
}));
