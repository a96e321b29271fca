import { redirect } from 'react-router';
import { readForm } from '#api/read-form.ts';
import {
  closeInquiry,
  deleteOwnInquiry,
  ownConversation,
  ownConversations,
  replyToInquiry,
} from '#areas/inquiries/services/conversation.server.ts';
import { presentToShopper } from '#areas/inquiries/services/conversation-row.server.ts';
import { inquiryErrorTexts, inquiryReply } from '#areas/inquiries/services/form.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { largestId } from '#kernel/ids.ts';
import { actions, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

const pageSize = 20;

/** The conversations, or one of them with an id. */
export const loader = load(async ({ app, caller, url }) => {
  const isDeleted = url.searchParams.has('gone');
  if (url.searchParams.has('id')) {
    const conversation = await ownConversation(app, caller, idIn(url));
    return { talk: presentToShopper(conversation), list: null, isDeleted };
  }
  const page = numberIn(url, 'page', 10_000) ?? 1;
  const { items, total } = await ownConversations(app, caller, { page, pageSize });
  return { talk: null, list: { rows: items.map(presentToShopper).map(rowOf), page, pages: Math.ceil(total / pageSize) }, isDeleted };
});

type ShownConversation = ReturnType<typeof presentToShopper>;

/** The list needs only the last message. */
const rowOf = ({ entries, items, ...rest }: ShownConversation) => ({
  ...rest,
  question: entries[0]?.message.slice(0, 240) ?? '',
  last: entries.length > 1 ? { isMine: entries.at(-1)?.isMine ?? true, message: entries.at(-1)?.message.slice(0, 240) ?? '' } : null,
  itemCount: items.length,
});
export type InquiryListRow = ReturnType<typeof rowOf>;

/** Replies, closes the conversation, or removes it from the list. */
export const action = actions(
  {
    async reply({ app, caller, form, url }) {
      await replyToInquiry(app, caller, { id: idIn(url), ...readForm(form, inquiryReply) });
      return { done: 'reply' as const };
    },
    async close({ app, caller, url }) {
      await closeInquiry(app, caller, idIn(url));
      return { done: 'close' as const };
    },
    async delete({ app, caller, url }): Promise<never> {
      await deleteOwnInquiry(app, caller, idIn(url));
      throw redirect(`${forVariant(hrefOf('inquiries'), variantOf(url.pathname))}?gone`);
    },
  },
  inquiryErrorTexts,
);

/** An invalid id is not found. */
function idIn(url: URL): number {
  const id = numberIn(url, 'id', largestId);
  if (id === null) throw new DomainError('inquiryNotExist');
  return id;
}

function numberIn({ searchParams }: URL, name: string, max: number): number | null {
  const value = Number(searchParams.get(name) ?? '');
  return Number.isSafeInteger(value) && value >= 1 && value <= max ? value : null;
}
