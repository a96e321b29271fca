import { texts } from '#kernel/texts.ts';

export const giveawayEmailTexts = texts({
  inZone: { en: '{time} ({zone})', zh: '{time}（{zone}）' },
  questionSubject: { en: 'Confirm your entry: {title}', zh: '请确认报名：{title}' },
  questionTitle: { en: 'Confirm your entry', zh: '请确认报名' },
  questionText: {
    en: 'This email address was used to enter “{title}”. If that was you, confirm by {ends} for your entry to count.',
    zh: '有人用此邮箱报名参加了“{title}”。如果是您本人，请在 {ends} 之前确认，报名才会生效。',
  },
  questionButton: { en: 'Confirm my entry', zh: '确认报名' },
  questionNot: {
    en: 'Didn’t enter? You can ignore this email. You won’t be entered unless you confirm, and we won’t email you about this again.',
    zh: '若非您本人操作，请忽略此邮件；未经确认报名不会生效，我们也不会再就此发送邮件。',
  },
  inSubject: { en: 'You’re entered: {title}', zh: '报名成功：{title}' },
  inTitle: { en: 'You’re entered', zh: '报名成功' },
  inText: {
    en: 'Your entry for “{title}” is confirmed. Entries close {ends}. We’ll then publish the hashed entry list and draw the winners from it.',
    zh: '您已成功报名“{title}”。活动于 {ends} 截止，届时公布报名名单的校验码（哈希值）并据此开奖。',
  },
  receipt: { en: 'Your receipt code', zh: '您的凭证码' },
  receiptNote: {
    en: 'Keep your receipt code. With it and your email, you can find your entry on the published list and verify the drawing yourself.',
    zh: '请保存凭证码：凭它和邮箱，您可以在公布的名单里找到自己的记录，并亲自验证开奖结果。',
  },
  share: {
    en: 'Refer a friend to get a second entry. They need to enter through this link and confirm.',
    zh: '邀请一位朋友，多一次机会：朋友通过此链接报名并确认即可。',
  },
  shareLink: { en: 'Your referral link', zh: '您的邀请链接' },
  see: { en: 'View giveaway', zh: '查看活动' },
  withdraw: { en: 'Withdraw my entry', zh: '退出活动' },
  withdrawNote: { en: 'You can withdraw anytime before the drawing.', zh: '开奖之前，您可以随时退出。' },
  wonSubject: { en: 'You won: {title}', zh: '恭喜中奖：{title}' },
  wonTitle: { en: 'Congratulations, you won!', zh: '恭喜，您中奖了！' },
  wonText: {
    en: 'You won: {prize}. Please accept by {by}; after that, the prize goes to the next person in line. We cover shipping; any taxes are yours to pay.',
    zh: '您的奖品：{prize}。请在 {by} 之前确认领取，逾期将顺延给下一位。运费由我们承担，奖品相关税费由您自行承担。',
  },
  wonButton: { en: 'Accept or decline', zh: '确认或放弃' },
  wonCheck: { en: 'You can verify the drawing yourself.', zh: '您可以亲自验证本次开奖。' },
  wonCheckLink: { en: 'Verify the drawing', zh: '验证开奖' },
});
