/**
 * Search engines read the server's HTML. The browser build uses engines.browser.ts instead of this file (package.json, imports) and drops
 * what only they need.
 */
export const isReadByEngines: boolean = true;
