import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { hrefOf } from '#site/links.ts';
import * as store from '../store/newsletter.server.ts';
import { oneClickPath, stopToken } from './newsletter.server.ts';

type Mailbox = { readonly email: string; readonly language: Language; readonly source: string };

/**
 * Unsubscribe links of a mailbox for emails it does not have to get: the page and the one-click address of every list. Null when it has
 * unsubscribed. Recording the address here does not subscribe it to the newsletter; that needs a confirmation.
 */
export async function unsubscribeLinksOf(
  inside: App,
  { email, language, source }: Mailbox,
): Promise<{ page: string; oneClick: string } | null> {
  const row = await store.subscriberOf(inside.db, { email: email.toLowerCase(), language, source, at: inside.now() });
  if (row.stoppedAt !== null) return null;
  const token = stopToken(inside, row.id);
  if (row.stopTokenHash === null) await store.saveStop(inside.db, row.id, hashToken(token));
  return { page: `${hrefOf('newsletter')}?${new URLSearchParams({ stop: token })}`, oneClick: oneClickPath(token) };
}
