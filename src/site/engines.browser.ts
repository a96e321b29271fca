/** In the browser's finished script nothing is written for engines. */
export const isReadByEngines = false;
