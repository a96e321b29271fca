import type { App } from '#platform/app.ts';
import { articleAddresses, videoAddresses } from '../store/addresses.server.ts';

export const publishedVideos = (app: App) => videoAddresses(app.db, app.now());

export const publishedArticles = (app: App) => articleAddresses(app.db, app.now());
