import { hasArrived } from './status.ts';
/** Only what has arrived can be judged. */
export const mayReview = (status: number): boolean => hasArrived(status);
