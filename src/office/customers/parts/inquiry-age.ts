import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';
import { type Language, translator } from '#kernel/texts.ts';

/** In its two largest units. */
export function formatInquiryAge(ms: number, language: Language): string {
  const say = translator(officeInquiryTexts, language);
  if (ms >= dayMs) return say('ageDays', { days: Math.floor(ms / dayMs), hours: Math.floor((ms % dayMs) / hourMs) });
  return say('age', { hours: Math.max(0, Math.floor(ms / hourMs)), minutes: Math.max(0, Math.floor((ms % hourMs) / minuteMs)) });
}
