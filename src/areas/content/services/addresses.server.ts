import type { App } from '#platform/app.ts';
import { videoAddresses } from '../store/addresses.server.ts';

export const publishedVideos = (app: App) => videoAddresses(app.db, app.now());
