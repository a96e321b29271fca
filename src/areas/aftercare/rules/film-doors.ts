/** The calendar file of an appointment: its number and key. */
export const calendarDoor = '/video-files/appointment.ics';
/** A private film by its code. */
export const clipDoor = '/video-files/clip/:code';
export const clipFilePath = (code: string): string => `/video-files/clip/${code}`;
/** A film everybody may see, by the name of its video. */
export const filmDoor = '/video-files/film/:name';
export const filmPath = (name: string): string => `/video-files/film/${name}`;
