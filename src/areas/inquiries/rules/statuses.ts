import { isOneOf } from '#kernel/states.ts';
export const inquiryStatuses = ['new', 'answered', 'waiting', 'quoted', 'won', 'lost', 'closed', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** What the asker reads of it: whether we think, she thinks, or it is over. How a sale ended and what we take for spam is ours. */
export type ShownStatus = 'received' | 'answered' | 'thinking' | 'priced' | 'closed';

const shown: Readonly<Record<InquiryStatus, ShownStatus>> = {
  new: 'received',
  waiting: 'thinking',
  answered: 'answered',
  quoted: 'priced',
  won: 'closed',
  lost: 'closed',
  closed: 'closed',
  spam: 'received',
};
export const shownStatus = (status: InquiryStatus): ShownStatus => shown[status];
export const statusesShownAs = (word: ShownStatus): InquiryStatus[] => inquiryStatuses.filter((status) => shown[status] === word);

/** Where a conversation stands after the asker wrote again: it waits for us, unless it does already. */
const afterReplies: Readonly<Record<InquiryStatus, InquiryStatus>> = {
  new: 'new',
  waiting: 'waiting',
  answered: 'waiting',
  quoted: 'waiting',
  won: 'waiting',
  lost: 'waiting',
  closed: 'waiting',
  spam: 'spam',
};
export const afterReply = (status: InquiryStatus): InquiryStatus => afterReplies[status];

/** An answer says that we answered, unless it was sent with a price or after the end. */
export const afterAnswer = (status: InquiryStatus): InquiryStatus =>
  status === 'new' || status === 'waiting' || status === 'spam' ? 'answered' : status;

export const isInquiryEnded = (status: InquiryStatus): boolean =>
  status === 'won' || status === 'lost' || status === 'closed' || status === 'spam';

/** The office's heaps, in the order of the day. */
export const inquiryQueues = {
  open: ['new', 'waiting'],
  answered: ['answered'],
  quoted: ['quoted'],
  done: ['won', 'lost', 'closed'],
  spam: ['spam'],
} as const satisfies Record<string, readonly InquiryStatus[]>;
/** Nobody has answered what was written last. */
export const isInquiryOpen = isOneOf(inquiryQueues.open);
export type InquiryQueue = keyof typeof inquiryQueues;
export const inquiryQueueNames = Object.keys(inquiryQueues) as InquiryQueue[];
