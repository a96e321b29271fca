import { hasArrived } from './status.ts';
/** Only delivered orders can be reviewed. */
export const canReview = (status: number): boolean => hasArrived(status);
