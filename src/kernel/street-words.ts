const pairs = (rows: string): ReadonlyMap<string, string> => new Map(rows.split(', ').map((row) => row.split(' ') as [string, string]));

/** Kinds of streets as people write them, and as the post does. */
export const streetKinds = pairs(
  'ALLEY ALY, AVENUE AVE, BOULEVARD BLVD, CIRCLE CIR, COURT CT, COVE CV, CROSSING XING, DRIVE DR, EXPRESSWAY EXPY, FREEWAY FWY, HIGHWAY HWY, LANE LN, LOOP LOOP, PARKWAY PKWY, PLACE PL, PLAZA PLZ, POINT PT, ROAD RD, ROUTE RTE, SQUARE SQ, STREET ST, TERRACE TER, TRAIL TRL, TURNPIKE TPKE, WAY WAY',
);
/** Parts of a house. */
export const unitKinds = pairs('APARTMENT APT, SUITE STE, UNIT UNIT, FLOOR FL, ROOM RM, BUILDING BLDG');
export const directions = pairs('NORTH N, SOUTH S, EAST E, WEST W, NORTHEAST NE, NORTHWEST NW, SOUTHEAST SE, SOUTHWEST SW');

/** The short form of a word of a list, long or short as it was written; null when it is none of them. */
export const shortForm = (list: ReadonlyMap<string, string>, word: string): string | null =>
  list.get(word) ?? ([...list.values()].includes(word) ? word : null);
