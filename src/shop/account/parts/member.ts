import type { OutputOf } from '#api/call.ts';
import { readApi } from '#api/client.ts';
import type { userCurrent } from '#areas/cart/calls.ts';
import { type Greeting, greetingCookieName, greetings, hintCookieName } from '#areas/shoppers/rules.ts';

/** The name under which a page tells the frame that the shopper is called otherwise now. */
const firstNameName = 'tressline:first-name';

export type Member = OutputOf<typeof userCurrent>;

let asked: Promise<Member | null> | null = null;

/** A login may exist; only the server knows. */
export const mayBeLoggedIn = (): boolean => cookie(hintCookieName) !== null;

/** The member behind the login, asked once a document, or anew when what was heard may be old; nobody is asked where no login can exist. */
export async function fetchMember(isOld = false): Promise<Member | null> {
  if (!mayBeLoggedIn()) asked = null;
  else if (isOld || !asked) asked = askedNow();
  return asked;
}

export const fetchFirstName = async (): Promise<string | null> => (await fetchMember())?.first_name ?? null;

async function askedNow(): Promise<Member | null> {
  const answer = await readApi<typeof userCurrent>('/user/get_current_login');
  if (answer.isDone) return answer.data;
  asked = null;
  // The login ended on the server.
  if (answer.why === 'ended') clearMember();
  return null;
}

/** The login ended on the server; the hint goes too, so that no later page asks in vain. */
export function clearLoginHint(): void {
  drop(hintCookieName);
  asked = null;
}

/** She is called otherwise now, or is gone. */
export function updateFirstName(firstName?: string): void {
  if (firstName !== undefined) asked = asked?.then((member) => member && { ...member, first_name: firstName }) ?? null;
  window.dispatchEvent(new Event(firstNameName));
}

/** Forgets her here without asking the server, and her name leaves the frame. */
export function clearMember(): void {
  clearLoginHint();
  updateFirstName();
}

export function onFirstNameChange(hear: () => void): () => void {
  window.addEventListener(firstNameName, hear);
  return () => window.removeEventListener(firstNameName, hear);
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
