/** Refusals of what brings people back and of those who sell for us: credit, referrals, promises, aftercare, partners. */
export const growthRefusals = {
  creditTooSmall: {
    code: 80320,
    status: 409,
    text: { en: 'There is not that much store credit: {most} cents are left', zh: '购物金不足，仅剩 {most} 美分' },
  },
  caseNotExist: { code: 80363, status: 404, text: { en: 'There is no such case', zh: '售后单不存在' } },
  caseMoved: { code: 80364, status: 409, text: { en: 'The case has moved on, please look again', zh: '售后单状态已变化，请刷新后再试' } },
  returnTooEarly: {
    code: 80365,
    status: 409,
    text: { en: 'Pieces can come back once the order has reached you', zh: '订单签收后方可申请退换' },
  },
  returnTooLate: {
    code: 80366,
    status: 409,
    text: { en: 'The time to send it back ended on {day}', zh: '退换期限已于 {day} 结束' },
  },
  returnFinal: {
    code: 80367,
    status: 409,
    text: { en: '{name} cannot come back: {why}', zh: '{name} 不可退换：{why}' },
  },
  returnTooMany: {
    code: 80368,
    status: 409,
    text: {
      en: 'Of {name} only {most} can come back; the rest is back already or in another case',
      zh: '{name} 最多可退 {most} 件，其余已退回或已在其他售后单中',
    },
  },
  returnNothing: { code: 80369, status: 400, text: { en: 'Please choose the pieces that come back', zh: '请选择要退换的商品' } },
  returnWorthless: {
    code: 80370,
    status: 409,
    text: {
      en: 'Nothing would be left to give back: what stays of the set costs more without it. Send back the whole set instead',
      zh: '拆开套装后，剩余商品按单件价计算，已无可退金额。请整套退回',
    },
  },
  setInCase: {
    code: 80371,
    status: 409,
    text: {
      en: 'Another piece of this set is in an open case; please wait until that is settled',
      zh: '该套装中另有商品正在售后处理中，请等待处理完成',
    },
  },
  creditNeedsAccount: {
    code: 80372,
    status: 409,
    text: { en: 'Store credit needs an account; choose money back or an exchange', zh: '余额需要登录账户，请选择退款或换货' },
  },
  exchangeMissing: { code: 80373, status: 409, text: { en: 'Choose a piece in stock to exchange for', zh: '请选择有现货的换货商品' } },
  photoNeeded: { code: 80374, status: 400, text: { en: 'Please add a photo that shows it', zh: '请上传能看清问题的照片' } },
  sumsMoved: { code: 80375, status: 409, text: { en: 'What comes back has changed, please look again', zh: '退回金额有变化，请重新确认' } },
  slotTaken: {
    code: 80376,
    status: 409,
    text: { en: 'This time was taken just now, please choose another', zh: '该时段刚刚被预约，请另选时间' },
  },
  appointmentNotExist: { code: 80377, status: 404, text: { en: 'There is no such appointment', zh: '预约不存在' } },
  appointmentMoved: {
    code: 80378,
    status: 409,
    text: { en: 'This appointment is over and cannot be changed', zh: '该预约已结束，无法更改' },
  },
  onlyClips: { code: 80379, status: 400, text: { en: 'Only an MP4 film can be put here', zh: '只能上传 MP4 视频' } },
  publishNotAllowed: {
    code: 80380,
    status: 409,
    text: { en: 'The buyer has not agreed to show this film', zh: '买家尚未同意公开此视频' },
  },
} as const;
