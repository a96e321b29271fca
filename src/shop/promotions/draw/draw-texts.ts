import { texts } from '#kernel/texts.ts';

/** The page on which anybody does a draw again. */
export const drawTexts = texts({
  title: { en: 'Check the draw', zh: '核对开奖' },
  of: { en: 'Check the draw: {title}', zh: '核对开奖：{title}' },
  description: {
    en: 'Do the draw of this giveaway again in your own browser: the seed, the list as fingerprints and the winners',
    zh: '在自己的浏览器里复算本次开奖：种子、名单指纹与中奖位置',
  },
  keywords: { en: 'fair giveaway, verifiable draw, check the winners', zh: '公平抽奖, 可验证开奖, 核对中奖' },
  lead: {
    en: 'Your browser takes what we published, does the whole sum again and tells whether the same people win. Nothing is sent to us.',
    zh: '您的浏览器会读取公布的数据，重新计算一遍，并告诉您结果是否一致。不会向我们发送任何信息。',
  },
  seedHash: { en: 'Fingerprint of the number, shown since the opening', zh: '数字指纹（开放时公布）' },
  seed: { en: 'The number', zh: '数字（种子）' },
  notDrawn: { en: 'Shown after the draw', zh: '开奖后公布' },
  root: { en: 'Fingerprint of the list, shown since the closing', zh: '名单指纹（截止时公布）' },
  notClosed: { en: 'Shown when the list is closed', zh: '截止后公布' },
  count: { en: 'People on the list', zh: '名单人数' },
  method: { en: 'Method', zh: '方法' },
  press: { en: 'Do the draw again', zh: '重新计算' },
  working: { en: 'Computing…', zh: '正在计算…' },
  noScript: {
    en: 'Doing the sum here needs JavaScript. The list is also there to be read by any program:',
    zh: '在此计算需要 JavaScript。名单也可由任何程序读取：',
  },
  file: { en: 'Published list and draw', zh: '公布的名单与开奖数据' },
  same: { en: 'Same winner. Your browser came to the same places as we did.', zh: '结果一致。您的浏览器算出了同样的中奖位置。' },
  sameMany: { en: 'Same winners. Your browser came to the same places as we did.', zh: '结果一致。您的浏览器算出了同样的中奖位置。' },
  otherSeed: { en: 'The number does not fit its fingerprint.', zh: '数字与其指纹不符。' },
  otherRoot: { en: 'The list does not fit its fingerprint.', zh: '名单与其指纹不符。' },
  otherWinners: { en: 'The sum gives other winners than those published.', zh: '计算结果与公布的中奖者不符。' },
  away: { en: 'The list could not be read. Please try again.', zh: '未能读取名单，请重试。' },
  needsHttps: {
    en: 'Browsers do this sum only on a page opened with https. Please open this page with https.',
    zh: '浏览器只在 https 页面上进行此计算，请用 https 打开本页。',
  },
  drawn: { en: 'Drawn lines', zh: '抽中的行' },
  place: { en: 'Place {place}', zh: '第 {place} 名' },
  reserve: { en: 'Reserve', zh: '候补' },
  line: { en: 'line {line}', zh: '第 {line} 行' },
  ownTitle: { en: 'Find your own line', zh: '查找自己的那一行' },
  ownText: {
    en: 'Your e-mail and the receipt of our letter stay in your browser.',
    zh: '邮箱与凭证码只在您的浏览器中使用，不会发送给我们。',
  },
  email: { en: 'E-mail', zh: '邮箱' },
  receipt: { en: 'Receipt', zh: '凭证码' },
  find: { en: 'Find my line', zh: '查找' },
  found: { en: 'You are on the list, in line {line}.', zh: '您在名单中，位于第 {line} 行。' },
  foundWon: {
    en: 'You are on the list, in line {line}, and were drawn for place {place}.',
    zh: '您在名单第 {line} 行，并抽中第 {place} 名。',
  },
  notFound: { en: 'No line of this list belongs to that e-mail and receipt.', zh: '名单中没有与该邮箱和凭证码对应的行。' },
  howTitle: { en: 'How the sum goes', zh: '计算方法' },
  how1: {
    en: 'Each person is one line: SHA-256 of “number of the entry : SHA-256 of (receipt : e-mail)”, and her tickets.',
    zh: '每人一行：SHA-256（报名编号 : SHA-256（凭证码 : 邮箱）），后附机会数。',
  },
  how2: {
    en: 'The fingerprint of the list starts with SHA-256 of the method’s name; each line is hashed onto it in the order of entering.',
    zh: '名单指纹从方法名的 SHA-256 开始，按报名顺序逐行叠加哈希。',
  },
  how3: {
    en: 'SHA-256 of “number : fingerprint : counter” gives the next random number from its first 48 bits; numbers that would favour somebody are thrown away. Nobody is drawn twice.',
    zh: 'SHA-256（数字 : 指纹 : 计数）取前 48 位得到下一个随机数；会造成偏差的数一律舍弃。每人最多抽中一次。',
  },
});
