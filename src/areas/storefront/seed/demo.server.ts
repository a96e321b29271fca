import type { Store } from '#platform/database/open.server.ts';

export const isSeeded = async (_: Store): Promise<boolean> => true;
export const seedDemo = async (_: Store, __: { now: Date }): Promise<void> => undefined;
