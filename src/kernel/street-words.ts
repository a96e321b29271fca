const pairs = (rows: string): ReadonlyMap<string, string> => new Map(rows.split(', ').map((row) => row.split(' ') as [string, string]));

/** Street types as people and as the post write them. */
export const streetKinds = pairs(
  'ALLEY ALY, AVENUE AVE, BOULEVARD BLVD, CIRCLE CIR, COURT CT, COVE CV, CROSSING XING, DRIVE DR, EXPRESSWAY EXPY, FREEWAY FWY, HIGHWAY HWY, LANE LN, LOOP LOOP, PARKWAY PKWY, PLACE PL, PLAZA PLZ, POINT PT, ROAD RD, ROUTE RTE, SQUARE SQ, STREET ST, TERRACE TER, TRAIL TRL, TURNPIKE TPKE, WAY WAY',
);
/** Unit types. */
export const unitKinds = pairs('APARTMENT APT, SUITE STE, UNIT UNIT, FLOOR FL, ROOM RM, BUILDING BLDG');
export const directions = pairs('NORTH N, SOUTH S, EAST E, WEST W, NORTHEAST NE, NORTHWEST NW, SOUTHEAST SE, SOUTHWEST SW');

/** The short form of a listed word; null when not listed. */
export const shortForm = (list: ReadonlyMap<string, string>, word: string): string | null =>
  list.get(word) ?? ([...list.values()].includes(word) ? word : null);
