/** The largest id a row can have: an integer of the database. */
export const largestId = 2_147_483_647;

/** The id in an address or a field; 0, which no row has, where there is none. */
export const parseId = (text: unknown): number => (typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
