import { z } from 'zod';
import { inquiryStatuses } from '#areas/inquiries/rules/statuses.ts';
import { bilingual, listOf, readJson, whole } from '#demo/read-files.ts';

const talk = z.strictObject({ ask: z.string(), answer: z.string(), reply: z.string().optional() });
const sampleInquiry = z.strictObject({
  kind: z.string(),
  path: z.string(),
  weight: whole,
  isBusiness: z.boolean(),
  /** What kind of business asks. */
  businesses: listOf(z.string()),
  /** Categories of what may be meant by {thing}. */
  things: listOf(z.string()),
  /** What staff write down for each other. */
  notes: listOf(z.string()),
  /** A question, our answer to it, and what the customer writes then. {thing} is a SKU's name, {count} a quantity. */
  talks: listOf(talk),
  chineseTalks: listOf(talk),
});
export type SampleInquiry = z.infer<typeof sampleInquiry>;
export type Talk = z.infer<typeof talk>;
/** Sample inquiries by page. */
export const sampleInquiries = readJson('inquiries/samples.json', listOf(sampleInquiry));

export const { spam } = readJson('inquiries/replies.json', z.strictObject({ spam: listOf(z.string()) }));

/** Ready answers. */
export const templates = readJson(
  'inquiries/templates.json',
  listOf(z.strictObject({ name: bilingual, kind: z.string(), body: bilingual })),
);

const demoInquiry = z.strictObject({
  hoursAgo: whole,
  kind: z.string(),
  path: z.string(),
  status: z.enum(inquiryStatuses),
  message: z.string(),
  /** Units per SKU. */
  items: listOf(whole),
  turns: listOf(
    z.strictObject({
      hoursAgo: whole,
      author: z.enum(['staff', 'shopper']),
      message: z.string(),
      isUnread: z.literal(true).optional(),
      isNote: z.literal(true).optional(),
    }),
  ),
});
export type DemoInquiry = z.infer<typeof demoInquiry>;
/** What the demo shopper asked, newest last; hours are counted back from now. */
export const demoInquiries = readJson('inquiries/demo-shopper.json', listOf(demoInquiry));
