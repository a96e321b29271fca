/** Errors of credit, referrals, price protection, aftercare and partners. */
export const aftercareErrors = {
  creditTooSmall: {
    code: 80320,
    status: 409,
    text: { en: 'There is not that much store credit: {most} cents are left', zh: '购物金不足，仅剩 {most} 美分' },
  },
  notPartner: {
    code: 80381,
    status: 403,
    text: { en: 'Product data is for approved resellers. Please apply first', zh: '商品数据仅对通过审核的经销商开放，请先申请' },
  },
  shopNotConnected: {
    code: 80382,
    status: 409,
    text: { en: 'No shop is connected yet. Please save its address and token first', zh: '尚未连接店铺，请先保存店铺地址和令牌' },
  },
  shopHostBad: {
    code: 80383,
    status: 400,
    text: { en: 'The address of a shop looks like your-name.myshopify.com', zh: '店铺地址应形如 your-name.myshopify.com' },
  },
  shopTaken: {
    code: 80384,
    status: 409,
    text: { en: 'This shop is already connected to another account', zh: '该店铺已连接到其他账号' },
  },
  syncRunning: {
    code: 80385,
    status: 409,
    text: { en: 'A sync of this shop is already under way', zh: '该店铺的同步正在进行中' },
  },
  partnerNotExist: { code: 80386, status: 404, text: { en: 'There is no such reseller', zh: '没有这个经销商' } },
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
  priceDropUnconfirmed: {
    code: 80358,
    status: 409,
    text: {
      en: 'Our price just dropped to {price}. A lower price counts once it has lasted {minutes} minutes, so check back after {time} (New York time). If it’s still lower then, we’ll take care of it automatically.',
      zh: '本店价格刚降至 {price}。降价持续 {minutes} 分钟后才计入，请在纽约时间 {time} 之后查看；届时若价格仍未回升，系统会自动处理，无需再次申请。',
    },
  },
  creditDecided: {
    code: 80344,
    status: 409,
    text: { en: 'Somebody decided this credit already', zh: '该笔补偿已有同事处理' },
  },
  creditChanged: {
    code: 80359,
    status: 409,
    text: {
      en: 'This credit has changed since you opened it and is {amount} now. Reload the page and decide again.',
      zh: '您打开页面后该笔补偿已变更，现为 {amount}，请刷新后重新处理。',
    },
  },
  creditNotExist: { code: 80346, status: 404, text: { en: 'This credit does not exist', zh: '该笔补偿不存在' } },
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
  payoutTooSmall: {
    code: 80460,
    status: 409,
    text: {
      en: 'Payouts begin at {least} dollars; what is open waits for the next month',
      zh: '满 {least} 美元才能结算，未结金额顺延到下月',
    },
  },
  minimumPieces: {
    code: 80393,
    status: 409,
    text: {
      en: 'Your business account orders at least {least} pieces; {count} count in this order',
      zh: '您的商业账户每单至少 {least} 件，本单计 {count} 件',
    },
  },
  accountAsked: {
    code: 80394,
    status: 409,
    text: { en: 'There is a business account already, or an application that waits', zh: '您已有商业账户，或申请正在审核中' },
  },
  accountNotExist: { code: 80395, status: 404, text: { en: 'There is no such business account', zh: '商业账户不存在或未开通' } },
  accountMoved: {
    code: 80396,
    status: 409,
    text: { en: 'This account has been decided meanwhile, please look again', zh: '该账户状态已变更，请刷新后再看' },
  },
  referenceTaken: {
    code: 80397,
    status: 409,
    text: { en: 'Your reference {reference} was used before', zh: '您的单号 {reference} 已使用过' },
  },
  tooManyOpen: {
    code: 80470,
    status: 409,
    text: {
      en: '{most} orders wait for your payment already; pay or cancel one of them first',
      zh: '已有 {most} 笔订单等待付款，请先付款或取消其中一笔',
    },
  },
  wordsTooLong: {
    code: 80550,
    status: 413,
    text: { en: '{field} is too long: at most {most} signs', zh: '{field}过长，最多 {most} 个字符' },
  },
  listTooLong: {
    code: 80570,
    status: 413,
    text: { en: 'At most {most} rows at once; send the rest after them', zh: '一次最多 {most} 条，其余请分次提交' },
  },
  feedClosed: { code: 80398, status: 401, text: { en: 'This key opens no feed', zh: '接口密钥无效' } },
  cancelAsked: {
    code: 80451,
    status: 409,
    text: {
      en: 'The buyer of order {number} asks to cancel it: answer her case first',
      zh: '订单 {number} 的买家申请取消，请先处理该售后单',
    },
  },
  exchangeShort: {
    code: 80452,
    status: 409,
    text: {
      en: 'Of {code} only {left} are free, {count} are wanted: ask the buyer for another wish',
      zh: '{code} 仅剩 {left} 件可用，需 {count} 件，请与买家另行商定',
    },
  },
  notPacked: {
    code: 80450,
    status: 409,
    text: { en: 'Order {number} is not packed: weigh it first', zh: '订单 {number} 尚未打包，请先称重' },
  },
} as const;
