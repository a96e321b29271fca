import { builderOf } from '#areas/builder/services/builder.server.ts';
import { load } from '#platform/load.server.ts';

/** The whole build stands in the address; alive, the page asks here only whether the shelf has it. */
export const loader = load(({ app, url }) => builderOf(app, 'wig', url.searchParams));
