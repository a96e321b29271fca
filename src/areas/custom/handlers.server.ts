import { on } from '#api/handle.server.ts';
import { getCustomHairImages } from './calls.ts';
import { estimateHandlers } from './handlers/estimates.server.ts';
import { requestHandlers } from './handlers/requests.server.ts';
import { listPublicImages } from './services/public-gallery.server.ts';

export const customHandlers = [
  on(getCustomHairImages, (input, app, { language }) => listPublicImages(app, language, input)),
  ...estimateHandlers,
  ...requestHandlers,
];
