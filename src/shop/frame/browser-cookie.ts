/** Keeps `name=value` for a year. False where cookies are blocked: the server will not learn it, so nothing may reload for its sake. */
export function setBrowserCookie(cookie: string): boolean {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  return document.cookie.split('; ').includes(cookie);
}
