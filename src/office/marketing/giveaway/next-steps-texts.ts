import { texts } from '#kernel/texts.ts';

/** Asked before a step that cannot be taken back. */
export const giveawayStepTexts = texts({
  close: { en: 'Close entries now?', zh: '现在截止报名？' },
  draw: { en: 'Draw winners now?', zh: '现在开奖？' },
  publish: { en: 'Publish winners now?', zh: '现在公布名单？' },
  closeText: {
    en: 'Entries close right away, and the entry list is locked for the drawing. This can’t be undone.',
    zh: '报名立即结束，开奖名单随之确定，无法撤销。',
  },
  drawText: { en: 'Winners are drawn only once. This can’t be repeated or undone.', zh: '仅开奖一次，不可重来，不可撤销。' },
  publishText: {
    en: 'Each winner’s initial and country become public. This can’t be undone.',
    zh: '将公开中奖人姓名首字母和国家，无法撤销。',
  },
});
