import { on } from '#api/handle.server.ts';
import { getPictures } from './calls.ts';
import { bannersFor } from './service.server.ts';

export const contentHandlers = [
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
