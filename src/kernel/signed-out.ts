/** The name under which whoever asked the server tells the frame: the login has ended there, forget it here too. */
export const signedOutName = 'tressline:signed-out';
/** User Not Login, by its number alone: the browser needs no table of refusals for it. */
export const notLoginCode = 80014;
