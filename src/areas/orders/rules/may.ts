/** Only what has arrived can be judged. */
export const mayReview = (status: number): boolean => status === 5 || status === 6;
