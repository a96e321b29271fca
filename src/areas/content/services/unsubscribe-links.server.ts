import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { hrefOf } from '#site/links.ts';
import * as store from '../store/newsletter.server.ts';
import { oneClickPath, stopToken } from './newsletter.server.ts';

type Mailbox = { readonly email: string; readonly language: Language; readonly source: string };

/**
 * How a mailbox says no to letters it did not have to get: the page and the one-click address of every list. Null when it said no
 * before. Being written down here is no yes to the newsletter; that takes a confirmation.
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
