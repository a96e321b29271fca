import { texts } from '#kernel/texts.ts';

/** The page giveaway emails link to. */
export const entryTexts = texts({
  title: { en: 'Your entry', zh: '您的报名' },
  description: { en: 'Confirm or withdraw a giveaway entry', zh: '确认或退出抽奖报名' },
  enterTitle: { en: 'Enter for free', zh: '免费参加' },
  confirmTitle: { en: 'Confirm your entry?', zh: '确认参加抽奖？' },
  confirmLead: { en: 'One tap and you’re entered.', zh: '点击一下，报名即生效。' },
  confirm: { en: 'Confirm my entry', zh: '确认报名' },
  withdrawTitle: { en: 'Withdraw your entry?', zh: '退出抽奖？' },
  withdrawLead: {
    en: 'You won’t be included in the drawing. You can enter again until entries close.',
    zh: '退出后将不参与开奖；截止之前可以重新报名。',
  },
  withdraw: { en: 'Withdraw my entry', zh: '确认退出' },
  answerTitle: { en: 'You won!', zh: '恭喜中奖' },
  answerLead: {
    en: 'Let us know if you’d like to accept the prize. We’ll then contact you about shipping.',
    zh: '请告诉我们您是否领取，之后我们会与您联系寄送事宜。',
  },
  accept: { en: 'Accept the prize', zh: '领取奖品' },
  decline: { en: 'Decline the prize', zh: '放弃奖品' },
  asked: { en: 'Check your inbox and click the link to confirm your entry.', zh: '请查收邮件，点击其中的链接即可完成报名。' },
  confirmedTitle: { en: 'You’re entered', zh: '已报名' },
  withdrawnTitle: { en: 'Entry withdrawn', zh: '已退出' },
  acceptedTitle: { en: 'Prize accepted', zh: '已确认领奖' },
  declinedTitle: { en: 'Prize declined', zh: '已放弃奖品' },
  confirmed: { en: 'You’re entered. We’ve emailed you a receipt.', zh: '报名成功，凭证已发送到您的邮箱。' },
  withdrawn: { en: 'Your entry has been withdrawn.', zh: '已退出抽奖。' },
  accepted: { en: 'Thank you. We’ll contact you about shipping.', zh: '感谢确认，我们会与您联系寄送事宜。' },
  declined: { en: 'You’ve declined the prize. It will go to the next person in line.', zh: '已放弃，奖品将顺延给下一位。' },
  back: { en: 'View all giveaways', zh: '查看全部抽奖' },
  nothing: { en: 'This link is incomplete.', zh: '链接不完整。' },
});
