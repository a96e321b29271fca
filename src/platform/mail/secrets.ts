/** Secrets in an email's links. */
const secretInLink = /((?:[?&]|&amp;)(?:token|confirm|stop|key)=|\/one_click\/)[\w-]{16,}/g;

/** Only the recipient needs the secrets. */
export const withoutSecrets = (text: string): string => text.replace(secretInLink, '$1…');

const officeKey = /(\/bg\/[\w-]+\?token=)[\w-]{16,}/g;

/** Removes only office secrets: with them a colleague could gain more rights. */
export const withoutOfficeKeys = (text: string): string => text.replace(officeKey, '$1…');
