/**
 * Engines read a page as the server sends it. A browser keeps what was sent and need not work it out again on a phone, so its
 * finished script takes engines.browser.ts in place of this file (package.json, imports) and leaves out what is asked for by it.
 */
export const isReadByEngines: boolean = true;
