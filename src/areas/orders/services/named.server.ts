import type { App } from '#platform/app.ts';
import * as store from '../store/named.server.ts';

export type { NamedOrder } from '../store/named.server.ts';

/** An order whoever bought it; only for what proved that it may see it. */
export const orderNamed = (app: Pick<App, 'db'>, number: string) => store.orderNamed(app.db, number);
