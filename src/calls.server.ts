import type { Handler } from '#api/handle.server.ts';
import { staffHandlers } from '#areas/staff/handlers.server.ts';

/** Every call the server answers, one line per area. */
export const handlers: readonly Handler[] = [...staffHandlers];
