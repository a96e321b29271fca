import { load } from '#platform/load.server.ts';
import { homeOf } from '../../service.server.ts';

export const desktopLoader = load((visit) => homeOf(visit, 'desktop'));
export const mobileLoader = load((visit) => homeOf(visit, 'mobile'));
