import { signedOutName } from '#kernel/signed-out.ts';
import { type Greeting, greetingCookieName, greetings, hintCookieName } from '../rules.ts';

/** The name under which a page tells the frame that the shopper is called otherwise now. */
const firstNameName = 'tressline:first-name';
const patienceMs = 20_000;

let asked: Promise<string | null> | null = null;

/** The shopper's first name, asked once a document; nobody is asked where no login can exist. */
export function firstNameOnce(): Promise<string | null> {
  if (cookie(hintCookieName) === null) asked = null;
  else asked ??= askedNow();
  return asked ?? Promise.resolve(null);
}

/** Plain words to the API: the shop's pages do without the checker of calls. */
async function askedNow(): Promise<string | null> {
  try {
    const answer = await fetch('/v1/user/get_current_login', { signal: AbortSignal.timeout(patienceMs) });
    // The login ended on the server.
    if (answer.status === 401) forgetMember();
    const found = firstNameIn(await answer.json());
    if (found === null) asked = null;
    return found;
  } catch {
    asked = null;
    return null;
  }
}

function firstNameIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('Result' in body) || body.Result !== 0 || !('Data' in body)) return null;
  const { Data: data } = body;
  return typeof data === 'object' && data !== null && 'first_name' in data && typeof data.first_name === 'string' ? data.first_name : null;
}

export function tellFirstName(firstName: string): void {
  asked = Promise.resolve(firstName);
  window.dispatchEvent(new Event(firstNameName));
}

/** Forgets her here without asking the server: the hint goes, so that no later page asks in vain, and her name leaves the frame. */
export function forgetMember(): void {
  drop(hintCookieName);
  asked = null;
  window.dispatchEvent(new Event(firstNameName));
}

/** Hears that the name changed, and that some call was told she is not logged in any more. */
export function onFirstName(hear: () => void): () => void {
  window.addEventListener(firstNameName, hear);
  window.addEventListener(signedOutName, forgetMember);
  return () => {
    window.removeEventListener(firstNameName, hear);
    window.removeEventListener(signedOutName, forgetMember);
  };
}

/** The greeting the login left for this page; it is said once. */
export function takeGreeting(): Greeting | null {
  const found = greetings.find((greeting) => greeting === cookie(greetingCookieName)) ?? null;
  if (found) drop(greetingCookieName);
  return found;
}

const cookie = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

function drop(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
