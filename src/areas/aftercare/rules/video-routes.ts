/** iCalendar file by appointment number and key. */
export const calendarFileRoute = '/video-files/appointment.ics';
/** A private video by its code. */
export const clipFileRoute = '/video-files/clip/:code';
export const clipFilePath = (code: string): string => `/video-files/clip/${code}`;
/** A public video by its name. */
export const videoFileRoute = '/video-files/film/:name';
export const videoFilePath = (name: string): string => `/video-files/film/${name}`;
