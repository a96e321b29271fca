/** The calendar file of an appointment: its number and key. */
export const calendarFileRoute = '/video-files/appointment.ics';
/** A private film by its code. */
export const clipFileRoute = '/video-files/clip/:code';
export const clipFilePath = (code: string): string => `/video-files/clip/${code}`;
/** A film everybody may see, by the name of its video. */
export const videoFileRoute = '/video-files/film/:name';
export const videoFilePath = (name: string): string => `/video-files/film/${name}`;
