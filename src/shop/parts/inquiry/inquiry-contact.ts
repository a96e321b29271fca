import { hintCookieName } from '#areas/shoppers/rules.ts';

export type InquiryContact = { readonly name: string; readonly email: string };

/** Who is logged in, by the hint the login leaves; a visitor's page asks nobody. */
export async function fetchInquiryContact(): Promise<InquiryContact | null> {
  if (!document.cookie.split('; ').some((part) => part.startsWith(`${hintCookieName}=`))) return null;
  try {
    const body: unknown = await (await fetch('/v1/user/get_current_login')).json();
    return askerIn(body);
  } catch {
    return null;
  }
}

function askerIn(body: unknown): InquiryContact | null {
  if (typeof body !== 'object' || body === null || !('Data' in body)) return null;
  const { Data: data } = body;
  if (typeof data !== 'object' || data === null || !('name' in data) || !('email' in data)) return null;
  return typeof data.name === 'string' && typeof data.email === 'string' ? { name: data.name, email: data.email } : null;
}
