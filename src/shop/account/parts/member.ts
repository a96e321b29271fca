import type { OutputOf } from '#api/call.ts';
import { readApi } from '#api/client.ts';
import type { userCurrent } from '#areas/cart/calls.ts';
import { type Greeting, greetingCookieName, greetings, hintCookieName } from '#areas/shoppers/rules.ts';

/** Event that notifies the frame that the shopper's name changed. */
const firstNameName = 'tressline:first-name';

export type Member = OutputOf<typeof userCurrent>;

let memberRequest: Promise<Member | null> | null = null;

/** A login may exist; only the server knows. */
export const mayBeLoggedIn = (): boolean => cookie(hintCookieName) !== null;

/** The signed-in member, requested once per document or again when it may be outdated; no request without a login hint. */
export async function fetchMember(isOld = false): Promise<Member | null> {
  if (!mayBeLoggedIn()) memberRequest = null;
  else if (isOld || !memberRequest) memberRequest = requestMember();
  return memberRequest;
}

export const fetchFirstName = async (): Promise<string | null> => (await fetchMember())?.first_name ?? null;

async function requestMember(): Promise<Member | null> {
  const answer = await readApi<typeof userCurrent>('/user/get_current_login');
  if (answer.isDone) return answer.data;
  memberRequest = null;
  // The login ended on the server.
  if (answer.why === 'ended') clearMember();
  return null;
}

/** Removes the login hint too, so that later pages do not ask in vain. */
export function clearLoginHint(): void {
  drop(hintCookieName);
  memberRequest = null;
}

/** Undefined when signed out. */
export function updateFirstName(firstName?: string): void {
  if (firstName !== undefined) memberRequest = memberRequest?.then((member) => member && { ...member, first_name: firstName }) ?? null;
  window.dispatchEvent(new Event(firstNameName));
}

/** Clears the member in this browser without a request. */
export function clearMember(): void {
  clearLoginHint();
  updateFirstName();
}

export function onFirstNameChange(listener: () => void): () => void {
  window.addEventListener(firstNameName, listener);
  return () => window.removeEventListener(firstNameName, listener);
}

/** The greeting left by the login; shown once. */
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
