import { on } from '#api/handle.server.ts';
import { mailboxQuery } from './calls/email-log.ts';
import { geoLocation } from './calls/geo-location.ts';
import { subscriberAdd, subscriberConfirm, subscriberStop } from './calls/newsletter.ts';
import { uploadFinish, uploadRead, uploadToken } from './calls/uploads.ts';
import { getCompany, getNavigation, getPictures, getVideos, getWebConfig } from './calls.ts';
import { isKnownSetting } from './rules/settings.ts';
import { maxUploadBytes } from './rules/uploads.ts';
import { queryEmailLog } from './services/email-log.server.ts';
import { confirmSubscription, stopSubscription, subscribe } from './services/newsletter.server.ts';
import { bannersFor, companyOf, configOf, navigationOf } from './services/site-settings.server.ts';
import { processUpload, signedUploadUrl, startUpload } from './services/uploads.server.ts';
import { videosOutput } from './services/videos.server.ts';

export const contentHandlers = [
  on(geoLocation, async (_, app, { ip }) => {
    const location = await app.ports.geo.locate(ip);
    return { ip, ...location, in_us: location.country === 'US' };
  }),
  on(uploadToken, async ({ file_name, size, purpose }, app, caller) => {
    const made = await startUpload(app, caller, { fileName: file_name, size: size ?? null, purpose });
    return {
      upload_id: made.uploadId,
      url: made.url,
      method: made.method,
      headers: { ...made.headers },
      key: made.key,
      expires_at: made.expiresAt.toISOString(),
      max_size: maxUploadBytes,
    };
  }),
  on(uploadFinish, async ({ upload_id }, app, caller) => {
    const { uploadId, ...picture } = await processUpload(app, caller, upload_id);
    return { upload_id: uploadId, ...picture };
  }),
  on(uploadRead, async ({ upload_id, width }, app, caller) => {
    const { url, expiresAt } = await signedUploadUrl(app, caller, upload_id, width);
    return { url, expires_at: expiresAt.toISOString() };
  }),
  on(mailboxQuery, (query, app, caller) => queryEmailLog(app, caller, query)),
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
  on(getVideos, (input, app, { language }) => videosOutput(app, language, input)),
  on(getWebConfig, async (_, app) => ({ items: (await configOf(app)).filter(({ name }) => !isKnownSetting(name)) })),
  on(getPictures, async ({ type }, app, { language }) => {
    const banners = await bannersFor(app, type, language);
    // The specification has the address under two names; they mean the same.
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
