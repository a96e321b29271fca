import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';
import { type Language, speak } from '#kernel/texts.ts';
import { officeInquiryTexts } from '../office-texts.ts';

const localeOf = { en: 'en-GB', zh: 'zh-CN' } as const;

/** Only the server writes times, on the clock of the factory: two machines may stand in other zones. */
export const whenIn = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Shanghai',
  }).format(at);

/** An age in its two largest units. */
export function ageIn(ms: number, language: Language): string {
  const say = speak(officeInquiryTexts, language);
  if (ms >= dayMs) return say('ageDays', { days: Math.floor(ms / dayMs), hours: Math.floor((ms % dayMs) / hourMs) });
  return say('age', { hours: Math.max(0, Math.floor(ms / hourMs)), minutes: Math.max(0, Math.floor((ms % hourMs) / minuteMs)) });
}
