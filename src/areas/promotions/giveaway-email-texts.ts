import { texts } from '#kernel/texts.ts';

export const giveawayEmailTexts = texts({
  inZone: { en: '{time} ({zone})', zh: '{time}（{zone}）' },
  questionSubject: { en: 'Please confirm your entry: {title}', zh: '请确认报名：{title}' },
  questionTitle: { en: 'One click, and you are in', zh: '点击确认，即可参加' },
  questionText: {
    en: 'Somebody, we think it was you, entered this mailbox for “{title}”. The entry counts once you confirm it, until {ends}.',
    zh: '有人（应该就是您）用此邮箱报名参加「{title}」。请在 {ends} 之前确认，报名才会生效。',
  },
  questionButton: { en: 'Yes, enter me', zh: '确认报名' },
  questionNot: {
    en: 'It was not you? Then do nothing: without your yes you are not entered and nothing more is sent.',
    zh: '若非您本人操作，请忽略此邮件；未经确认不会报名，也不会再收到邮件。',
  },
  inSubject: { en: 'You are in: {title}', zh: '报名成功：{title}' },
  inTitle: { en: 'You are in', zh: '您已报名' },
  inText: {
    en: 'Your entry for “{title}” counts. It closes {ends}; then the list is published as fingerprints and the winners are drawn from it.',
    zh: '您已成功报名「{title}」。活动于 {ends} 截止，届时公布名单指纹并据此开奖。',
  },
  receipt: { en: 'Your receipt', zh: '您的凭证码' },
  receiptNote: {
    en: 'Keep the receipt: with it and your e-mail you find your own line in the published list and can do the draw again yourself.',
    zh: '请保存凭证码：凭它和邮箱，您可以在公布的名单里找到自己那一行，并亲自复算开奖。',
  },
  share: {
    en: 'Bring one friend, and you have a second ticket: she enters by this link and confirms.',
    zh: '邀请一位朋友，多一次机会：请她用此链接报名并确认。',
  },
  shareLink: { en: 'Your link for a friend', zh: '您的邀请链接' },
  see: { en: 'See the giveaway', zh: '查看活动' },
  withdraw: { en: 'Withdraw my entry', zh: '退出活动' },
  withdrawNote: { en: 'You can leave at any time before the draw.', zh: '开奖之前，您可以随时退出。' },
  wonSubject: { en: 'You won: {title}', zh: '恭喜中奖：{title}' },
  wonTitle: { en: 'You were drawn', zh: '恭喜，您被抽中了' },
  wonText: {
    en: 'The prize is yours: {prize}. Please say yes by {by}; after that it goes to the next in line. We pay the shipping and ask for nothing.',
    zh: '奖品归您：{prize}。请在 {by} 之前确认领取，逾期将顺延给下一位。运费由我们承担，不收取任何费用。',
  },
  wonButton: { en: 'Accept or decline', zh: '确认或放弃' },
  wonCheck: { en: 'You can do the draw again yourself.', zh: '您可以亲自复算本次开奖。' },
  wonCheckLink: { en: 'Check the draw', zh: '核对开奖' },
});
