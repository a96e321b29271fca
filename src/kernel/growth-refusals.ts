/** Refusals of what brings people back and of those who sell for us: credit, referrals, promises, aftercare, partners. */
export const growthRefusals = {
  creditTooSmall: {
    code: 80320,
    status: 409,
    text: { en: 'There is not that much store credit: {most} cents are left', zh: '购物金不足，仅剩 {most} 美分' },
  },
  giveawayNotExist: { code: 80347, status: 404, text: { en: 'Giveaway Not Exist', zh: '抽奖活动不存在' } },
  giveawayNotOpen: { code: 80348, status: 409, text: { en: 'This giveaway takes no entries now', zh: '此活动目前不接受报名' } },
  giveawayCountry: {
    code: 80349,
    status: 409,
    text: { en: 'This giveaway is not open in that country', zh: '此活动不面向该国家或地区' },
  },
  giveawayAdult: { code: 80350, status: 400, text: { en: 'Only who is 18 or older may enter', zh: '仅限年满 18 周岁者参加' } },
  giveawaySettled: {
    code: 80351,
    status: 409,
    text: { en: 'People have entered by these rules; only words and picture may change', zh: '活动已开放，仅可修改标题与图片' },
  },
  giveawayState: {
    code: 80352,
    status: 409,
    text: { en: 'The giveaway has moved on, please look again', zh: '活动状态已变化，请刷新后再试' },
  },
  giveawayEmpty: { code: 80353, status: 409, text: { en: 'Nobody has entered, so nobody can be drawn', zh: '无人报名，无法开奖' } },
  prizeEntryGone: {
    code: 80354,
    status: 404,
    text: { en: 'This link is not complete, or the entry is gone', zh: '链接不完整，或报名已不存在' },
  },
  winnerState: {
    code: 80355,
    status: 409,
    text: { en: 'This prize has moved on, please look again', zh: '该奖项状态已变化，请刷新后再试' },
  },
  giveawayTaken: { code: 80356, status: 409, text: { en: 'Another giveaway has this address', zh: '该网址已被其他活动使用' } },
  drawBroken: {
    code: 80357,
    status: 409,
    text: { en: 'The list is not the one that was published; nothing was drawn', zh: '名单与公布的指纹不符，未开奖' },
  },
} as const;
