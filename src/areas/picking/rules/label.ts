/** Answers a parcel's label, for whoever packs. */
export const labelDoor = '/bg/labels/:number/:parcel';
export const labelPath = (number: string, parcel: number): string => `/bg/labels/${encodeURIComponent(number)}/${parcel}`;
