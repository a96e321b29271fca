import { on } from '#api/handle.server.ts';
import { getCompany, getNavigation, getPictures, getVideos, getWebConfig } from './calls.ts';
import { bannersFor, companyOf, configOf, navigationOf } from './service.server.ts';
import { videoList } from './services/videos.server.ts';

export const contentHandlers = [
  on(getCompany, (_, app, { language }) => companyOf(app, language)),
  on(getNavigation, async (_, app, { language }) => ({ items: await navigationOf(app, language) })),
  on(getVideos, (input, app, { language }) => videoList(app, language, input)),
  on(getWebConfig, async (_, app) => ({ items: await configOf(app) })),
  on(getPictures, async ({ type }, app, { language }) => {
    const banners = await bannersFor(app, type, language);
    // The specification knows the address under two names; they mean the same.
    return {
      items: banners.map(({ id, base, href, title, info, alt, buttons }) => ({
        p_id: id,
        type,
        url: base,
        src: base,
        href,
        title,
        info,
        alt,
        buttons,
      })),
    };
  }),
];
