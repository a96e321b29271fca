import { hasArrived } from './status.ts';
/** Only what has arrived can be judged. */
export const canReview = (status: number): boolean => hasArrived(status);
