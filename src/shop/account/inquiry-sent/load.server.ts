import { redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { companyOf } from '#areas/content/services/site-settings.server.ts';
import { guestConversation, ownIdByNumber, replyAsGuest, type Ticket } from '#areas/inquiries/services/conversation.server.ts';
import { presentToShopper } from '#areas/inquiries/services/conversation-row.server.ts';
import { conversationPath } from '#areas/inquiries/services/emails.server.ts';
import { inquiryErrorTexts, inquiryReply, submitInquiryForm } from '#areas/inquiries/services/form.server.ts';
import type { CreatedInquiry } from '#areas/inquiries/services/submit-inquiry.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

/** A guest's conversation by its key, the confirmation for a member, or the form itself. */
export const loader = load(async ({ app, caller, url }) => {
  const ticket = ticketIn(url);
  const [conversation, ownId, open] = await Promise.all([
    ticket.number && ticket.key ? guestConversation(app, caller, ticket) : null,
    ticket.number && !ticket.key ? ownIdByNumber(app, caller, ticket.number) : null,
    openHours(app, caller),
  ]);
  const isFound = conversation !== null || ownId !== null;
  return {
    number: isFound ? ticket.number : null,
    talk: conversation && presentToShopper(conversation),
    ownId,
    open,
    isSignedIn: caller.shopperId !== null,
    isLost: !isFound && (ticket.number !== '' || ticket.key !== ''),
  };
});

/** Takes an inquiry from any page, and a guest's replies. */
export const action = actions(
  {
    async ask(sent) {
      const received = await submitInquiryForm(sent);
      const here = (path: string): string => forVariant(path, variantOf(sent.url.pathname));
      if (!readForm(sent.form, z.object({ stay: z.boolean() })).stay) throw redirect(here(thanksPath(received)));
      return { sent: { number: received.number, path: here(conversationPath(received)) } };
    },
    async reply({ app, caller, form, url }) {
      await replyAsGuest(app, caller, ticketIn(url), readForm(form, inquiryReply));
      return { done: 'reply' as const };
    },
  },
  inquiryErrorTexts,
);

/** Members read conversations in their account, guests here. */
const thanksPath = ({ number, key, id }: CreatedInquiry): string =>
  key === null ? `${hrefOf('inquiry-succeed')}?${new URLSearchParams({ number })}` : conversationPath({ id, number, key });

/** Malformed numbers and keys never reach the database. */
function ticketIn({ searchParams }: URL): Ticket {
  const fitting = (name: string, pattern: RegExp): string => pattern.exec(searchParams.get(name) ?? '')?.[0] ?? '';
  return { number: fitting('number', /^Q-\d{6}-\d{4,10}$/), key: fitting('key', /^[\w-]{43}$/) };
}

async function openHours(app: App, { language }: Caller): Promise<string> {
  try {
    return (await companyOf(app, language)).hours;
  } catch (error) {
    if (error instanceof DomainError) return '';
    throw error;
  }
}
