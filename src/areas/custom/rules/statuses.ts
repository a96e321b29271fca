import { dayMs } from '#kernel/dates.ts';

export const requestStatuses = ['new', 'needs_info', 'quoted', 'accepted', 'in_production', 'done', 'declined', 'cancelled'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export const requestKinds = ['picture_to_wig', 'hair_custom', 'diy_wig', 'diy_lace', 'diy_bundles', 'packaging'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Allowed transitions. */
const next: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  new: ['needs_info', 'quoted', 'declined', 'cancelled'],
  needs_info: ['new', 'quoted', 'declined', 'cancelled'],
  quoted: ['needs_info', 'quoted', 'accepted', 'declined', 'cancelled'],
  accepted: ['in_production', 'declined', 'cancelled'],
  in_production: ['done'],
  done: [],
  declined: ['new'],
  cancelled: ['new'],
};
export const canTransitionRequest = (from: RequestStatus, to: RequestStatus): boolean => next[from].includes(to);
export const nextRequestStatuses = (from: RequestStatus): readonly RequestStatus[] => next[from];

/** The shopper wrote again: the request waits for staff. */
export const statusAfterMessage = (status: RequestStatus): RequestStatus =>
  status === 'needs_info' || status === 'declined' || status === 'cancelled' ? 'new' : status;

/** The shopper may still cancel without our consent. */
export const canCancelRequest = (status: RequestStatus): boolean => status === 'new' || status === 'needs_info' || status === 'quoted';

/** The office's queues in working order. */
export const requestQueues = {
  open: ['new'],
  waiting: ['needs_info'],
  quoted: ['quoted'],
  making: ['accepted', 'in_production'],
  ended: ['done', 'declined', 'cancelled'],
} as const satisfies Record<string, readonly RequestStatus[]>;
export type RequestQueue = keyof typeof requestQueues;
export const requestQueueNames = Object.keys(requestQueues) as RequestQueue[];

export const stageNames = ['confirmed', 'hair_chosen', 'wefting', 'ventilating', 'colouring', 'styling', 'checked', 'packed'] as const;
export type StageName = (typeof stageNames)[number];

/** How long a request may wait before a warning, and before it is late. */
const waitLimits: Readonly<Record<RequestStatus, readonly [number, number] | null>> = {
  new: [dayMs / 2, dayMs],
  needs_info: [3 * dayMs, 7 * dayMs],
  quoted: [4 * dayMs, 7 * dayMs],
  accepted: [dayMs, 2 * dayMs],
  in_production: [12 * dayMs, 16 * dayMs],
  done: null,
  declined: null,
  cancelled: null,
};
export type AgeTone = 'line' | 'warn' | 'err';
export function ageTone(status: RequestStatus, ageMs: number): AgeTone {
  const limits = waitLimits[status];
  if (!limits) return 'line';
  return ageMs > limits[1] ? 'err' : ageMs > limits[0] ? 'warn' : 'line';
}
