import { isOneOf } from '#kernel/states.ts';
export const inquiryStatuses = ['new', 'answered', 'waiting', 'quoted', 'won', 'lost', 'closed', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** State shown to the asker: waiting for us, for them, or closed. Sales results and spam marks are internal. */
export type ShopperInquiryStatus = 'received' | 'answered' | 'thinking' | 'priced' | 'closed';

const shown: Readonly<Record<InquiryStatus, ShopperInquiryStatus>> = {
  new: 'received',
  waiting: 'thinking',
  answered: 'answered',
  quoted: 'priced',
  won: 'closed',
  lost: 'closed',
  closed: 'closed',
  spam: 'received',
};
export const shopperStatusOf = (status: InquiryStatus): ShopperInquiryStatus => shown[status];
export const statusesOfShopperStatus = (shownAs: ShopperInquiryStatus): InquiryStatus[] =>
  inquiryStatuses.filter((status) => shown[status] === shownAs);

/** State after the asker wrote again: waiting for us. */
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

/** Answering sets "answered", unless it was quoted or closed. */
export const afterAnswer = (status: InquiryStatus): InquiryStatus =>
  status === 'new' || status === 'waiting' || status === 'spam' ? 'answered' : status;

export const isInquiryEnded = (status: InquiryStatus): boolean =>
  status === 'won' || status === 'lost' || status === 'closed' || status === 'spam';

/** The office's queues in working order. */
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
