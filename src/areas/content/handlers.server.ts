import { on } from '#api/handle.server.ts';
import { subscriberAdd, subscriberConfirm, subscriberStop } from './calls/newsletter.ts';
import { getCompany, getNavigation, getPictures, getWebConfig } from './calls.ts';
import { bannersFor, companyOf, configOf, navigationOf } from './service.server.ts';
import { confirmSubscription, stopSubscription, subscribe } from './services/newsletter.server.ts';

export const contentHandlers = [
  on(subscriberAdd, async ({ email }, app, caller) => {
    await subscribe(app, caller, email, 'call');
    return {};
  }),
  on(subscriberConfirm, async ({ token }, app) => {
    await confirmSubscription(app, token);
    return {};
  }),
  on(subscriberStop, async ({ token }, app) => {
    await stopSubscription(app, token);
    return {};
  }),
  on(getCompany, (_, app, { language }) => companyOf(app, language)),
  on(getNavigation, async (_, app, { language }) => ({ items: await navigationOf(app, language) })),
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
