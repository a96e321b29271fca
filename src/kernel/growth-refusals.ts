/** Refusals of what brings people back and of those who sell for us: credit, referrals, promises, aftercare, partners. */
export const growthRefusals = {
  creditTooSmall: {
    code: 80320,
    status: 409,
    text: { en: 'There is not that much store credit: {most} cents are left', zh: '购物金不足，仅剩 {most} 美分' },
  },
  welcomeTaken: {
    code: 80321,
    status: 409,
    text: {
      en: 'The welcome discount lies with another order of yours; pay or cancel that one first',
      zh: '新人优惠已用于您的另一笔订单，请先付款或取消该订单',
    },
  },
  codeUnknown: { code: 80322, status: 404, text: { en: 'There is no such invitation code', zh: '没有这个邀请码' } },
  ruleStarted: {
    code: 80323,
    status: 409,
    text: { en: 'New terms begin later than now and not when another version begins', zh: '新规则须在将来生效，且不能与已有版本同时生效' },
  },
  payoutNotDue: {
    code: 80324,
    status: 409,
    text: {
      en: 'This month cannot be paid out: it is not over, has nothing to pay, or was paid before',
      zh: '该月暂不能结算：尚未结束、没有应付金额，或已结算',
    },
  },
} as const;
