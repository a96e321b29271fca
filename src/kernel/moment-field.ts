/** Value of a datetime-local field in the factory’s time zone. */
export const momentField = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16);
