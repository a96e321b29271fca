import { z } from 'zod';
import { listOf, readJson } from '#demo/read-files.ts';

const kind = z.enum(['wig', 'bundle', 'lace', 'braiding', 'extensions', 'sample', 'accessory']);
export type ReviewedKind = z.infer<typeof kind>;

const sentences = listOf(z.string());
const ofBoth = { openings: sentences, details: z.record(kind, sentences), appearances: sentences, services: sentences, endings: sentences };

/** Sentences from which reviews are put together; {length}, {colour}, {texture}, {days} are filled in from what was bought. */
export const phrases = readJson(
  'reviews/phrases.json',
  z.strictObject({
    /** The kind of thing by category. */
    kindOf: z.record(z.string(), kind),
    en: z.strictObject({
      ...ofBoth,
      titles: z.strictObject({ good: sentences, fair: sentences, poor: sentences }),
      smallComplaints: sentences,
      bigComplaints: sentences,
      makeGood: sentences,
    }),
    zh: z.strictObject({ ...ofBoth, titles: sentences, smallComplaints: sentences }),
    /** What staff answer. */
    answers: z.strictObject({ good: sentences, poor: sentences }),
  }),
);
