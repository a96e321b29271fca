import { builderOf } from '#areas/builder/services/builder.server.ts';
import { load } from '#platform/load.server.ts';

/** The whole build is in the address; with script the page only asks whether it is in stock. */
export const loader = load(({ app, url }) => builderOf(app, 'wig', url.searchParams));
