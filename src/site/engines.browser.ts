/** The browser build writes nothing for search engines. */
export const isReadByEngines = false;
