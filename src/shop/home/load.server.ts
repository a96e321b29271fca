import { homeOf } from '#areas/editorial/services/home.server.ts';
import { load } from '#platform/load.server.ts';

export const desktopLoader = load((visit) => homeOf(visit, 'desktop'));
export const mobileLoader = load((visit) => homeOf(visit, 'mobile'));
