import { useSay } from '#site/here.tsx';
import { inquiryKindTexts } from '../kind-texts.ts';

/** The name of a kind of question, or its key where it has none. */
export function useInquiryKind(): (kind: string) => string {
  const say = useSay(inquiryKindTexts);
  return (kind) => (isKnown(kind) ? say(kind) : kind);
}

const isKnown = (kind: string): kind is keyof typeof inquiryKindTexts => Object.hasOwn(inquiryKindTexts, kind);
