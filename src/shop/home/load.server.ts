import { homeOf } from '#areas/editorial/services/home.server.ts';
import { load } from '#platform/load.server.ts';
import { variantOf } from '#site/variant.ts';

export const loader = load((visit) => homeOf(visit, variantOf(visit.url.pathname)));
