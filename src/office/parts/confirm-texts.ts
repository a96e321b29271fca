import { texts } from '#kernel/texts.ts';
import { commonOfficeTexts } from '#ui/office/common-texts.ts';

export const confirmTexts = texts({
  close: commonOfficeTexts.close,
  busy: { en: 'One moment…', zh: '请稍候…' },
});
