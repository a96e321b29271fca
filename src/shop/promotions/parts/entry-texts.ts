import { texts } from '#kernel/texts.ts';

/** The page giveaway emails link to. */
export const entryTexts = texts({
  title: { en: 'Your entry', zh: '您的报名' },
  description: { en: 'Confirm or withdraw an entry of a giveaway', zh: '确认或退出抽奖报名' },
  enterTitle: { en: 'Enter free', zh: '免费参加' },
  confirmTitle: { en: 'Do you want to enter?', zh: '确认参加抽奖？' },
  confirmLead: { en: 'One press, and your entry counts.', zh: '点击一下，报名即生效。' },
  confirm: { en: 'Yes, enter me', zh: '确认报名' },
  withdrawTitle: { en: 'Withdraw your entry?', zh: '退出抽奖？' },
  withdrawLead: {
    en: 'You will not take part in the draw. Until it closes you may enter again.',
    zh: '退出后将不参与开奖；截止之前可以重新报名。',
  },
  withdraw: { en: 'Withdraw my entry', zh: '确认退出' },
  answerTitle: { en: 'The prize is yours', zh: '奖品归您' },
  answerLead: {
    en: 'Please tell us whether you take it. We then write to you about the shipping.',
    zh: '请告诉我们您是否领取，之后我们会与您联系寄送事宜。',
  },
  accept: { en: 'Yes, I take it', zh: '领取奖品' },
  decline: { en: 'No, let the next have it', zh: '放弃，让给下一位' },
  asked: { en: 'Please look into your mailbox: one click there, and you are in.', zh: '请查收邮件，点击其中的链接即可完成报名。' },
  confirmedTitle: { en: 'You are in', zh: '已报名' },
  withdrawnTitle: { en: 'You have left the giveaway', zh: '已退出' },
  acceptedTitle: { en: 'The prize is yours', zh: '奖品归您' },
  declinedTitle: { en: 'You passed the prize on', zh: '已让给下一位' },
  confirmed: { en: 'You are in. The receipt is in your mailbox.', zh: '报名成功，凭证已寄到您的邮箱。' },
  withdrawn: { en: 'Done. Your entry is withdrawn.', zh: '已退出抽奖。' },
  accepted: { en: 'Thank you. We write to you about the shipping.', zh: '感谢确认，我们会与您联系寄送事宜。' },
  declined: { en: 'Done. The prize goes to the next in line.', zh: '已放弃，奖品将顺延给下一位。' },
  back: { en: 'To the giveaways', zh: '查看全部抽奖' },
  nothing: { en: 'This link is not complete.', zh: '链接不完整。' },
});
