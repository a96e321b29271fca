import { updateSoldCounts } from '#areas/purchasing/store/demand.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { Database } from '#platform/database/open.server.ts';

export const seedDemand = (db: Database, now: Date): Promise<number> => updateSoldCounts(db, earlier(now, 30 * dayMs));
