/** Refusals of what brings people back and of those who sell for us: credit, referrals, promises, aftercare, partners. */
export const growthRefusals = {
  creditTooSmall: {
    code: 80320,
    status: 409,
    text: { en: 'There is not that much store credit: {most} cents are left', zh: '购物金不足，仅剩 {most} 美分' },
  },
  protectionNotPaid: {
    code: 80335,
    status: 409,
    text: {
      en: 'Price protection begins with the payment and ends when an order is called off',
      zh: '价格保护自付款起生效，已取消或退款的订单不再享有',
    },
  },
  protectionRefused: {
    code: 80336,
    status: 409,
    text: { en: 'A colleague looked at this fall and refused it: {reason}', zh: '同事已审核此次降价，未予补偿：{reason}' },
  },
  protectionFinal: {
    code: 80337,
    status: 409,
    text: { en: 'Clearance is a final sale and a gift was not paid for: neither has price protection', zh: '清仓商品与赠品不享价格保护' },
  },
  protectionComposed: {
    code: 80338,
    status: 409,
    text: { en: 'A piece composed for you has no price on a product page to compare with', zh: '定制组合没有可比较的商品页价格' },
  },
  protectionCameBack: { code: 80339, status: 409, text: { en: 'These pieces came back already', zh: '该商品已退回' } },
  protectionOver: {
    code: 80340,
    status: 409,
    text: { en: 'Price protection of this piece ended on {day}', zh: '该商品的价格保护已于 {day} 结束' },
  },
  protectionWaiting: {
    code: 80341,
    status: 409,
    text: {
      en: 'We have your claim already: {amount} wait for a colleague to look at it',
      zh: '已收到您的申请：{amount} 正在等待同事审核',
    },
  },
  protectionGiven: {
    code: 80342,
    status: 409,
    text: { en: 'This fall is made good already: {amount} were given', zh: '此次降价已补偿：共 {amount}' },
  },
  priceNotFallen: {
    code: 80343,
    status: 409,
    text: { en: 'Our price of this piece has not been lower since you paid', zh: '付款以来，该商品在本店未曾降价' },
  },
  creditDecided: {
    code: 80344,
    status: 409,
    text: { en: 'Somebody decided this credit already', zh: '该笔补偿已有同事处理' },
  },
  refundBeforeSending: {
    code: 80345,
    status: 409,
    text: {
      en: 'Money goes back to the payment once the order has left; until then it would hold the parcel up',
      zh: '订单发出后才能原路退回，否则会影响发货',
    },
  },
  creditNotExist: { code: 80346, status: 404, text: { en: 'This credit does not exist', zh: '该笔补偿不存在' } },
} as const;
