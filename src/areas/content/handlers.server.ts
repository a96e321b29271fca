import { on } from '#api/handle.server.ts';
import { Refused } from '#kernel/errors.ts';
import { getCompany, getNavigation, getPictures } from './calls.ts';
import { inWords } from './rules.ts';
import { bannersFor } from './service.server.ts';
import { company, navigation } from './store.server.ts';

export const contentHandlers = [
  on(getCompany, async (_, app, { language }) => {
    const row = await company(app.db);
    if (!row) throw new Refused('companyNotExist');
    return {
      name: inWords(row, 'name', language),
      legal_name: inWords(row, 'legalName', language),
      slogan: inWords(row, 'slogan', language),
      story: inWords(row, 'story', language),
      email: row.email,
      phone_number: row.phoneNumber,
      whatsapp: row.whatsapp,
      address: row.address,
      city: row.city,
      region: row.region,
      post_code: row.postCode,
      country: row.country,
      hours: inWords(row, 'hours', language),
      logo: row.logoUrl,
      socials: row.socials,
    };
  }),
  on(getNavigation, async (_, app, { language }) => {
    const rows = await navigation(app.db);
    return {
      items: rows.map((row) => ({
        n_id: row.id,
        parent_id: row.parentId,
        place: row.place,
        name: inWords(row, 'name', language),
        url: row.url,
        value: row.value,
      })),
    };
  }),
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
