/** What a file answers instead of itself: short sentences, since a browser shows them as they are. */
const refusals = {
  notFound: [404, 'Not found. The file may have been deleted, or the link may be incomplete.'],
  signInFirst: [401, 'Please sign in, then open this file again.'],
  notForRole: [403, 'You don’t have permission to open this file.'],
  tooMany: [429, 'Too many attempts. Please wait a moment and try again.'],
  oneByOne: [409, 'These labels have different formats. Print them one at a time.'],
  tooLong: [414, 'This address is too long.'],
  badAddress: [400, 'This address contains an invalid character.'],
  unknownHost: [421, 'This host isn’t served here.'],
} as const;

export function refuseFile(why: keyof typeof refusals, headers: Readonly<Record<string, string>> = {}): Response {
  const [status, text] = refusals[why];
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}
