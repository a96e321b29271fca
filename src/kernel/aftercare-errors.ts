/** Errors of credit, referrals, price protection, aftercare and partners. */
export const aftercareErrors = {
  creditTooSmall: {
    code: 80320,
    status: 409,
    text: { en: 'Not enough store credit. {most} is available.', zh: '账户余额不足，可用 {most}' },
  },
  notPartner: {
    code: 80381,
    status: 403,
    text: { en: 'Product data is for approved resellers. Please apply first.', zh: '商品数据仅对通过审核的经销商开放，请先申请' },
  },
  shopNotConnected: {
    code: 80382,
    status: 409,
    text: { en: 'No store is connected yet. Please save its address and token first.', zh: '尚未连接店铺，请先保存店铺地址和令牌' },
  },
  shopHostBad: {
    code: 80383,
    status: 400,
    text: { en: 'Enter a store address like your-name.myshopify.com', zh: '店铺地址应形如 your-name.myshopify.com' },
  },
  shopTaken: { code: 80384, status: 409, text: { en: 'This store is already connected to another account', zh: '该店铺已连接到其他账户' } },
  syncRunning: { code: 80385, status: 409, text: { en: 'A sync for this store is already in progress', zh: '该店铺的同步正在进行中' } },
  partnerNotExist: { code: 80386, status: 404, text: { en: 'Reseller not found', zh: '没有这个经销商' } },
  giveawayNotExist: { code: 80347, status: 404, text: { en: 'Giveaway not found', zh: '抽奖活动不存在' } },
  giveawayNotOpen: {
    code: 80348,
    status: 409,
    text: { en: 'This giveaway isn’t accepting entries right now', zh: '此活动目前不接受报名' },
  },
  giveawayCountry: { code: 80349, status: 409, text: { en: 'This giveaway isn’t open in that country', zh: '此活动不面向该国家或地区' } },
  giveawayAdult: { code: 80350, status: 400, text: { en: 'You must be 18 or older to enter', zh: '仅限年满 18 周岁者参加' } },
  giveawaySettled: {
    code: 80351,
    status: 409,
    text: {
      en: 'People have already entered under these rules, so only the text and image can be changed',
      zh: '已有人按此规则报名，仅可修改文字与图片',
    },
  },
  giveawayState: {
    code: 80352,
    status: 409,
    text: { en: 'This giveaway has changed. Refresh and try again.', zh: '活动状态已变化，请刷新后再试' },
  },
  giveawayEmpty: { code: 80353, status: 409, text: { en: 'No one has entered, so no winner can be drawn', zh: '无人报名，无法开奖' } },
  prizeEntryGone: {
    code: 80354,
    status: 404,
    text: { en: 'This link is incomplete, or the entry no longer exists', zh: '链接不完整，或报名已不存在' },
  },
  winnerState: {
    code: 80355,
    status: 409,
    text: { en: 'The prize status has changed. Refresh and try again.', zh: '该奖项状态已变化，请刷新后再试' },
  },
  giveawayTaken: { code: 80356, status: 409, text: { en: 'Another giveaway already uses this URL', zh: '该网址已被其他活动使用' } },
  drawBroken: {
    code: 80357,
    status: 409,
    text: { en: 'The list doesn’t match the one that was published. No winner was drawn.', zh: '名单与公布的校验码不符，未开奖' },
  },
  protectionNotPaid: {
    code: 80335,
    status: 409,
    text: {
      en: 'Price protection only covers paid orders that haven’t been canceled or refunded',
      zh: '价格保护自付款起生效，已取消或退款的订单不再享有',
    },
  },
  protectionRefused: {
    code: 80336,
    status: 409,
    text: { en: 'Our team reviewed this price drop and declined it: {reason}', zh: '经审核，此次降价未予补偿：{reason}' },
  },
  protectionFinal: {
    code: 80337,
    status: 409,
    text: { en: 'Clearance items and free gifts aren’t covered by price protection', zh: '清仓商品与赠品不享价格保护' },
  },
  protectionComposed: {
    code: 80338,
    status: 409,
    text: { en: 'Custom items don’t have a product page price to compare with', zh: '定制商品没有可供比较的商品页价格' },
  },
  protectionCameBack: { code: 80339, status: 409, text: { en: 'These items have already been returned', zh: '该商品已退回' } },
  protectionOver: {
    code: 80340,
    status: 409,
    text: { en: 'Price protection for this item ended on {day}', zh: '该商品的价格保护已于 {day} 结束' },
  },
  protectionWaiting: {
    code: 80341,
    status: 409,
    text: { en: 'We already have your claim. {amount} is waiting for review.', zh: '已收到您的申请：{amount} 待审核' },
  },
  protectionGiven: {
    code: 80342,
    status: 409,
    text: { en: 'This price drop has already been credited: {amount}', zh: '此次降价已补偿：共 {amount}' },
  },
  priceNotFallen: {
    code: 80343,
    status: 409,
    text: { en: 'Our price for this item hasn’t dropped since you paid', zh: '付款以来，该商品在本店未曾降价' },
  },
  priceDropUnconfirmed: {
    code: 80358,
    status: 409,
    text: {
      en: 'Our price just dropped to {price}. A lower price counts once it has lasted {minutes} minutes, so check back after {time} (New York time). If it’s still lower then, we’ll take care of it automatically.',
      zh: '本店价格刚降至 {price}。降价持续 {minutes} 分钟后才计入，请在纽约时间 {time} 之后查看；届时若价格仍未回升，系统会自动处理，无需再次申请。',
    },
  },
  creditDecided: { code: 80344, status: 409, text: { en: 'A decision on this credit has already been made', zh: '该笔补偿已处理' } },
  creditNotExist: { code: 80346, status: 404, text: { en: 'Credit not found', zh: '该笔补偿不存在' } },
  caseNotExist: { code: 80363, status: 404, text: { en: 'Case not found', zh: '售后单不存在' } },
  caseMoved: {
    code: 80364,
    status: 409,
    text: { en: 'This case has changed. Refresh and try again.', zh: '售后单状态已变化，请刷新后再试' },
  },
  creditChanged: {
    code: 80359,
    status: 409,
    text: {
      en: 'This credit has changed since you opened it and is {amount} now. Reload the page and decide again.',
      zh: '您打开页面后该笔补偿已变更，现为 {amount}，请刷新后重新处理。',
    },
  },
  returnTooEarly: {
    code: 80365,
    status: 409,
    text: { en: 'You can return items once your order has been delivered', zh: '订单签收后方可申请退换' },
  },
  returnTooLate: { code: 80366, status: 409, text: { en: 'The return window closed on {day}', zh: '退换期限已于 {day} 结束' } },
  returnFinal: { code: 80367, status: 409, text: { en: '{name} can’t be returned: {why}', zh: '{name} 不可退换：{why}' } },
  returnTooMany: {
    code: 80368,
    status: 409,
    text: {
      en: 'Only {most} of {name} can be returned; the rest have been returned already or are in another case',
      zh: '{name} 最多可退 {most} 件，其余已退回或已在其他售后单中',
    },
  },
  returnNothing: { code: 80369, status: 400, text: { en: 'Please choose the items to return', zh: '请选择要退换的商品' } },
  returnWorthless: {
    code: 80370,
    status: 409,
    text: {
      en: 'There would be nothing to refund, because the items you keep cost more without the set price. Return the whole set instead.',
      zh: '拆开套装后，剩余商品按单件价计算，已无可退金额。请整套退回',
    },
  },
  setInCase: {
    code: 80371,
    status: 409,
    text: {
      en: 'Another item in this set is part of an open case. Please wait until that is resolved.',
      zh: '该套装中另有商品正在售后处理中，请等待处理完成',
    },
  },
  creditNeedsAccount: {
    code: 80372,
    status: 409,
    text: { en: 'Store credit requires an account. Choose a refund or an exchange.', zh: '余额需要登录账户，请选择退款或换货' },
  },
  exchangeMissing: { code: 80373, status: 409, text: { en: 'Choose an in-stock item for your exchange', zh: '请选择有现货的换货商品' } },
  photoNeeded: { code: 80374, status: 400, text: { en: 'Please add a photo that shows the problem', zh: '请上传能看清问题的照片' } },
  sumsMoved: {
    code: 80375,
    status: 409,
    text: { en: 'The refund amount has changed. Please review it and try again.', zh: '退回金额有变化，请重新确认' },
  },
  slotTaken: {
    code: 80376,
    status: 409,
    text: { en: 'That time was just taken. Please choose another.', zh: '该时段刚刚被预约，请另选时间' },
  },
  appointmentNotExist: { code: 80377, status: 404, text: { en: 'Appointment not found', zh: '预约不存在' } },
  appointmentMoved: {
    code: 80378,
    status: 409,
    text: { en: 'This appointment is over and can’t be changed', zh: '该预约已结束，无法更改' },
  },
  onlyClips: { code: 80379, status: 400, text: { en: 'Only MP4 videos can be uploaded', zh: '只能上传 MP4 视频' } },
  publishNotAllowed: {
    code: 80380,
    status: 409,
    text: { en: 'The customer hasn’t agreed to make this video public', zh: '顾客尚未同意公开此视频' },
  },
  welcomeTaken: {
    code: 80321,
    status: 409,
    text: {
      en: 'Your welcome discount is applied to another order. Pay for or cancel that order first.',
      zh: '新人优惠已用于您的另一笔订单，请先付款或取消该订单',
    },
  },
  codeUnknown: { code: 80322, status: 404, text: { en: 'We don’t recognize that referral code', zh: '没有这个邀请码' } },
  ruleStarted: {
    code: 80323,
    status: 409,
    text: {
      en: 'New terms must start in the future, and not at the same time as another version',
      zh: '新规则的生效时间须晚于现在，且不能与其他版本相同',
    },
  },
  payoutNotDue: {
    code: 80324,
    status: 409,
    text: {
      en: 'This month can’t be paid out: it isn’t over, has nothing to pay, or has already been paid',
      zh: '该月暂不能结算：尚未结束、没有应付金额，或已结算',
    },
  },
  payoutTooSmall: {
    code: 80460,
    status: 409,
    text: {
      en: 'Payouts start at {least}. The open balance carries over to next month.',
      zh: '满 {least} 才能结算，未结金额顺延到下月',
    },
  },
  minimumPieces: {
    code: 80393,
    status: 409,
    text: {
      en: 'Your business account has a minimum of {least} items per order. This order has {count}.',
      zh: '您的商业账户每单至少 {least} 件，本单计 {count} 件',
    },
  },
  accountAsked: {
    code: 80394,
    status: 409,
    text: { en: 'You already have a business account or a pending application', zh: '您已有商业账户，或申请正在审核中' },
  },
  accountNotExist: { code: 80395, status: 404, text: { en: 'Business account not found', zh: '商业账户不存在或未开通' } },
  accountMoved: {
    code: 80396,
    status: 409,
    text: { en: 'A decision on this account has already been made. Refresh to see it.', zh: '该账户状态已变更，请刷新后再看' },
  },
  referenceTaken: {
    code: 80397,
    status: 409,
    text: { en: 'Your reference {reference} has already been used', zh: '您的单号 {reference} 已使用过' },
  },
  tooManyOpen: {
    code: 80470,
    status: 409,
    text: {
      en: 'You already have {most} orders waiting for payment. Pay for or cancel one first.',
      zh: '已有 {most} 笔订单等待付款，请先付款或取消其中一笔',
    },
  },
  wordsTooLong: {
    code: 80550,
    status: 413,
    text: { en: 'Use {most} characters or fewer for {field}', zh: '{field}过长，最多 {most} 个字符' },
  },
  listTooLong: {
    code: 80570,
    status: 413,
    text: { en: 'Up to {most} rows at once. Send the rest separately.', zh: '一次最多 {most} 条，其余请分次提交' },
  },
  feedClosed: { code: 80398, status: 401, text: { en: 'This feed key isn’t valid', zh: '接口密钥无效' } },
  cancelAsked: {
    code: 80451,
    status: 409,
    text: {
      en: 'The customer asked to cancel order {number}. Resolve that request first.',
      zh: '订单 {number} 的顾客申请取消，请先处理该售后单',
    },
  },
  exchangeShort: {
    code: 80452,
    status: 409,
    text: {
      en: '{code}: only {left} available, {count} needed. Ask the customer to choose something else.',
      zh: '{code} 仅剩 {left} 件可用，需 {count} 件，请与顾客另行商定',
    },
  },
  notPacked: {
    code: 80450,
    status: 409,
    text: { en: 'Order {number} isn’t packed yet. Weigh it first.', zh: '订单 {number} 尚未打包，请先称重' },
  },
} as const;
