import type { RecoverSpentCredit } from '#platform/app.ts';

/** See `RecoverSpentCredit`. */
export const recoverSpentCredit: RecoverSpentCredit = async () => 0;
