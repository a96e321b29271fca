/** What a link of a letter carries to prove that its reader got the letter. */
const secretInLink = /((?:[?&]|&amp;)(?:token|confirm|stop|key)=|\/one_click\/)[\w-]{16,}/g;

/** The same letter without what would open an account: it is needed only by who receives it. */
export const withoutSecrets = (text: string): string => text.replace(secretInLink, '$1…');

const officeKey = /(\/bg\/[\w-]+\?token=)[\w-]{16,}/g;

/** Only the key to a place in the office is struck out: with it a colleague could become a stronger one. */
export const withoutOfficeKeys = (text: string): string => text.replace(officeKey, '$1…');
