import { aftercareErrors } from './aftercare-errors.ts';
import { catalogErrors } from './catalog-errors.ts';
import { paymentErrors } from './payment-errors.ts';
import { promotionErrors } from './promotion-errors.ts';
import { interpolate, type Language, type LocalizedText, type TextParams } from './texts.ts';

export type Status = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 429 | 500 | 503;
type Row = { readonly code: number; readonly status: Status; readonly text: LocalizedText };

/** Every error: the specification's list in its order from 79999, then our own from 80100. */
export const domainErrors = {
  unknown: { code: 79999, status: 500, text: { en: 'unknown error', zh: '未知错误' } },
  passwordError: { code: 80000, status: 401, text: { en: 'Password Error', zh: '密码错误' } },
  databaseAway: { code: 80001, status: 503, text: { en: 'DataBase Error', zh: '数据库错误' } },
  marshal: { code: 80002, status: 500, text: { en: 'Marshal Error', zh: '数据编码错误' } },
  unmarshal: { code: 80003, status: 400, text: { en: 'UnMarshal Error', zh: '数据解析错误' } },
  lackParameter: { code: 80004, status: 400, text: { en: 'Please input {field}', zh: '请输入 {field}' } },
  emailExisted: { code: 80005, status: 409, text: { en: 'Email Existed', zh: '邮箱已存在' } },
  usernameExisted: { code: 80006, status: 409, text: { en: 'Username Existed', zh: '用户名已存在' } },
  phoneExisted: { code: 80007, status: 409, text: { en: 'Phone Number Existed', zh: '手机号已存在' } },
  userNotExist: { code: 80008, status: 404, text: { en: 'User Not Exist', zh: '用户不存在' } },
  notActivated: {
    code: 80009,
    status: 403,
    text: { en: 'The account is not activated, please go to the mailbox to activate', zh: '账户尚未激活，请前往邮箱激活' },
  },
  orderNotExist: { code: 80010, status: 404, text: { en: 'Order Not Exist', zh: '订单不存在' } },
  productNotExist: { code: 80011, status: 404, text: { en: 'Product Not Exist', zh: '产品不存在' } },
  goodsNotExist: { code: 80012, status: 404, text: { en: 'Goods Not Exist', zh: '商品不存在' } },
  companyNotExist: { code: 80013, status: 404, text: { en: 'Company Information Not Exist', zh: '公司信息不存在' } },
  userNotLogin: { code: 80014, status: 401, text: { en: 'User Not Login', zh: '用户未登录' } },

  forbidden: { code: 80100, status: 403, text: { en: 'You don’t have permission to do this', zh: '您没有权限执行此操作' } },
  tooMany: {
    code: 80101,
    status: 429,
    text: { en: 'Too many attempts. Please wait a moment and try again.', zh: '尝试次数过多，请稍候再试' },
  },
  outOfStock: { code: 80102, status: 409, text: { en: 'Only {left} left in stock', zh: '库存仅剩 {left} 件' } },
  priceChanged: {
    code: 80103,
    status: 409,
    text: { en: 'The price has changed. Please review it and try again.', zh: '价格已变动，请重新确认' },
  },
  paymentNotCompleted: { code: 80104, status: 409, text: { en: 'The payment hasn’t been completed', zh: '付款尚未完成' } },
  onlyImages: { code: 80105, status: 400, text: { en: 'Only upload images!', zh: '只能上传图片！' } },
  badMailbox: { code: 80106, status: 400, text: { en: 'Invalid mailbox format!', zh: '邮箱格式不正确！' } },
  tooLarge: { code: 80107, status: 413, text: { en: 'This request is too large', zh: '发送的内容过大' } },
  callNotExist: { code: 80108, status: 404, text: { en: 'This API endpoint doesn’t exist', zh: '接口不存在' } },
  otherSite: { code: 80109, status: 403, text: { en: 'This request must come from our own site', zh: '请从本站页面发起请求' } },
  wrongMethod: { code: 80110, status: 400, text: { en: 'This endpoint requires {method}', zh: '此接口请使用 {method} 方法' } },
  notJson: { code: 80111, status: 415, text: { en: 'Please send the request as application/json', zh: '请以 application/json 发送' } },
  unavailable: { code: 80112, status: 503, text: { en: 'We’re busy right now. Please try again.', zh: '系统繁忙，请稍后再试' } },
  badValue: { code: 80113, status: 400, text: { en: 'Please check this field: {field}', zh: '{field} 无效' } },
  couponRefused: { code: 80140, status: 409, text: { en: 'Coupon not applied. {reason}', zh: '优惠码未生效。{reason}' } },
  goodsNotChosen: { code: 80150, status: 400, text: { en: 'Please choose goods', zh: '请选择商品' } },
  inquiryNotExist: { code: 80151, status: 404, text: { en: 'Inquiry not found', zh: '咨询不存在' } },
  requestNotExist: { code: 80210, status: 404, text: { en: 'Request not found', zh: '定制需求不存在' } },
  requestMoved: {
    code: 80211,
    status: 409,
    text: { en: 'This request has changed. Refresh and try again.', zh: '需求状态已变化，请刷新后再试' },
  },
  finalSaleUnread: {
    code: 80212,
    status: 400,
    text: { en: 'Please confirm that custom items are final sale', zh: '请确认您已知晓定制商品不退换' },
  },
  ticketUnconfirmed: {
    code: 80213,
    status: 409,
    text: { en: 'The customer hasn’t confirmed the latest work order', zh: '顾客尚未确认最新的制作工单' },
  },
  imageNotExist: { code: 80214, status: 404, text: { en: 'Image not found', zh: '图片不存在' } },
  fileNotExist: { code: 80130, status: 404, text: { en: 'File not found', zh: '文件不存在' } },
  addressNotExist: { code: 80160, status: 404, text: { en: 'Address not found', zh: '地址不存在' } },
  notDelivered: {
    code: 80180,
    status: 409,
    text: { en: 'You can review this item once it has been delivered', zh: '收货后即可评价' },
  },
  reviewedAlready: { code: 80181, status: 409, text: { en: 'You’ve already reviewed this item', zh: '您已评价过该商品' } },
  addressLimit: { code: 80161, status: 409, text: { en: 'You can save up to {most} addresses', zh: '最多可保存 {most} 个地址' } },
  orderNotShippable: {
    code: 80190,
    status: 409,
    text: {
      en: 'Order {number} can’t ship. It’s unpaid, on hold, already shipped or refunded.',
      zh: '订单 {number} 无法发货：未付清、已暂停、已发货或已退款',
    },
  },
  carrierAway: {
    code: 80191,
    status: 503,
    text: { en: 'We couldn’t reach the carrier. Nothing was purchased.', zh: '无法连接承运商，未产生任何费用' },
  },
  carrierRefused: { code: 80192, status: 409, text: { en: 'The carrier declined: {reason}', zh: '承运商拒绝：{reason}' } },
  carrierUnsure: {
    code: 80193,
    status: 409,
    text: {
      en: 'The request was sent to the carrier, but the result is unknown. Check with the carrier before you try again.',
      zh: '已向承运商提交，但结果未知。请先在承运商处核实，再重新提交',
    },
  },
  skuUnknown: { code: 80230, status: 404, text: { en: 'No SKU matches the code {code}', zh: '没有编码为 {code} 的 SKU' } },
  stockTooLow: {
    code: 80231,
    status: 409,
    text: {
      en: '{code}: {wanted} needed, {free} available, {reserved} reserved for orders',
      zh: '{code}：需要 {wanted} 件，可用 {free} 件，已为订单预留 {reserved} 件',
    },
  },
  movementNotExist: { code: 80232, status: 404, text: { en: 'Inventory movement not found', zh: '库存流水不存在' } },
  movementCountered: { code: 80233, status: 409, text: { en: 'This movement has already been reversed', zh: '该流水已被冲销' } },
  movementBound: {
    code: 80234,
    status: 409,
    text: { en: 'To restock sold items, use a return instead of a reversal', zh: '已售出的商品请走退货流程，不能冲销' },
  },
  purchaseNotExist: { code: 80235, status: 404, text: { en: 'Purchase order not found', zh: '采购单不存在' } },
  purchaseMoved: {
    code: 80236,
    status: 409,
    text: { en: 'This purchase order has changed. Refresh and try again.', zh: '采购单状态已变化，请刷新后再试' },
  },
  notOnPickList: {
    code: 80237,
    status: 409,
    text: { en: '{code} isn’t on any open order. Return it to the shelf.', zh: '待拣商品中没有 {code}，请放回原处' },
  },
  notAllPicked: {
    code: 80238,
    status: 409,
    text: { en: 'Order {number}: {left} {left:item hasn’t|items haven’t} been picked yet', zh: '订单 {number} 还有 {left} 件未拣' },
  },
  notInTote: { code: 80239, status: 409, text: { en: 'Order {number} isn’t in a tote', zh: '订单 {number} 不在拣货中' } },
  notKeptInStock: {
    code: 80240,
    status: 409,
    text: { en: '{code} is made to order and not kept in stock', zh: '{code} 为定制商品，不设库存' },
  },
  totesTaken: { code: 80241, status: 409, text: { en: 'All {most} totes are in use', zh: '{most} 个拣货筐均在使用中' } },
  parcelsUneven: {
    code: 80242,
    status: 400,
    text: { en: 'Each picked item must be in exactly one package', zh: '每件已拣商品须且只能放入一个包裹' },
  },
  bookedAlready: {
    code: 80244,
    status: 409,
    text: { en: 'This form has already been recorded. Nothing was recorded again.', zh: '该表单已提交，未重复登记' },
  },
  invoiceNotExist: { code: 80194, status: 404, text: { en: 'Invoice not found', zh: '账单不存在' } },
  invoiceSettled: {
    code: 80195,
    status: 409,
    text: { en: 'This invoice can no longer be changed', zh: '该账单已无法修改' },
  },
  invoiceNotPayable: { code: 80196, status: 409, text: { en: 'There’s nothing to pay on this invoice', zh: '该账单无需付款' } },
  ...paymentErrors,
  priceRuleNotExist: { code: 80200, status: 404, text: { en: 'Price rule not found', zh: '价格规则不存在' } },
  priceRulesRefused: { code: 80201, status: 409, text: { en: 'These rules can’t go live. {reason}', zh: '规则无法启用。{reason}' } },
  orderMoved: {
    code: 80245,
    status: 409,
    text: { en: 'This order has changed. Refresh and try again.', zh: '订单状态已变化，请刷新后再试' },
  },
  linesRefused: { code: 80246, status: 409, text: { en: 'The items can’t be changed. {reason}', zh: '无法修改商品明细。{reason}' } },
  moneyUnderWay: {
    code: 80247,
    status: 409,
    text: { en: 'A payment is in progress. Please check again in a minute.', zh: '有一笔付款正在处理，请一分钟后再试' },
  },
  paymentTooMuch: { code: 80250, status: 409, text: { en: 'Only {most} is left to pay', zh: '待付金额仅剩 {most}' } },
  templateNotExist: { code: 80248, status: 404, text: { en: 'Saved reply not found', zh: '快捷回复不存在' } },
  templateTaken: { code: 80249, status: 409, text: { en: 'A saved reply with this name already exists', zh: '已有同名快捷回复' } },
  estimateNotExist: { code: 80202, status: 404, text: { en: 'Estimate not found', zh: '报价单不存在' } },
  ...promotionErrors,
  monthClosed: { code: 80260, status: 409, text: { en: '{month} is closed', zh: '{month} 已结账' } },
  monthNotOver: { code: 80261, status: 409, text: { en: '{month} isn’t over yet', zh: '{month} 尚未结束' } },
  monthOutOfTurn: {
    code: 80262,
    status: 409,
    text: { en: 'Months close and reopen in order. Start with {month}.', zh: '请按月份顺序处理，先处理 {month}' },
  },
  entryNotExist: { code: 80263, status: 404, text: { en: 'Entry not found', zh: '账目不存在' } },
  entryNotTyped: {
    code: 80264,
    status: 409,
    text: { en: 'This entry comes from a payment or delivery. Correct it there.', zh: '该账目来自付款或到货，请在来源处更正' },
  },
  entryCountered: { code: 80265, status: 409, text: { en: 'This entry has already been reversed', zh: '该账目已冲销' } },
  booksDiffer: {
    code: 80266,
    status: 409,
    text: {
      en: 'The ledger doesn’t match payments or deliveries in {count} {count:place|places}',
      zh: '账簿与付款或到货有 {count} 处不符',
    },
  },
  headingNotExist: { code: 80267, status: 404, text: { en: 'Ledger category not found', zh: '科目不存在' } },
  staffMonthClosed: { code: 80268, status: 409, text: { en: 'The figures for {month} are locked', zh: '{month} 的业绩已锁定' } },
  linkDead: { code: 80310, status: 400, text: { en: 'The link {href} doesn’t work', zh: '链接 {href} 无法打开' } },
  contentMoved: {
    code: 80311,
    status: 409,
    text: {
      en: 'This was changed in the meantime ({who}). Your text is still here. Review their changes, then save again.',
      zh: '此内容已被他人修改（{who}）。您填写的内容仍保留，请先查看对方的改动再保存',
    },
  },
  changeNotExist: { code: 80312, status: 404, text: { en: 'Change not found', zh: '改动不存在' } },
  changeSettled: { code: 80313, status: 409, text: { en: 'This change has already been published or undone', zh: '该改动已发布或已撤销' } },
  changedSince: {
    code: 80314,
    status: 409,
    text: { en: 'This has been changed again since. Undo the newer change first.', zh: '此后又有新的改动，请先撤销较新的改动' },
  },
  entryHasChildren: {
    code: 80315,
    status: 409,
    text: { en: 'This menu item has items under it. Move or remove them first.', zh: '该菜单下仍有子项，请先移走或删除' },
  },
  contentNotExist: { code: 80316, status: 404, text: { en: 'Content not found', zh: '内容不存在' } },
  pictureInUse: { code: 80317, status: 409, text: { en: 'This image is still used at {place}', zh: '该图片仍在使用：{place}' } },
  scriptRefused: {
    code: 80318,
    status: 400,
    text: { en: '{field}: only plain text and links to our site or https are allowed', zh: '{field}：只接受纯文字，以及本站或 https 链接' },
  },
  codeNeeded: {
    code: 80220,
    status: 401,
    text: { en: 'Enter the six-digit code from your authenticator app', zh: '请输入验证器上的六位数字' },
  },
  codeRefused: {
    code: 80221,
    status: 401,
    text: { en: 'That code is incorrect or has already been used', zh: '验证码不正确或已使用过' },
  },
  passwordStale: { code: 80222, status: 403, text: { en: 'Please set a new password first', zh: '请先设置新密码' } },
  factorNeeded: {
    code: 80223,
    status: 403,
    text: { en: 'Set up your authenticator app on the back office sign-in page first', zh: '请先在后台登录页设置验证器' },
  },
  ownRoles: { code: 80224, status: 403, text: { en: 'You can’t change your own roles', zh: '不能更改自己的角色' } },
  strongerRole: {
    code: 80225,
    status: 403,
    text: { en: 'Only someone with a higher role can change this staff member', zh: '只有更高权限的员工才能更改此人' },
  },
  lastOwner: { code: 80226, status: 409, text: { en: 'The store needs at least one owner', zh: '店铺必须至少有一位店主' } },
  listLocksYou: {
    code: 80227,
    status: 409,
    text: {
      en: 'This list would lock you out. Add your own email and IP address first.',
      zh: '开启后您将无法登录：请先将自己的邮箱和 IP 地址加入名单',
    },
  },
  jobNotExist: { code: 80228, status: 404, text: { en: 'Job not found', zh: '任务不存在' } },
  jobMoved: { code: 80229, status: 409, text: { en: 'This job has changed. Refresh and try again.', zh: '任务状态已变化，请刷新后再试' } },
  ...catalogErrors,
  ...aftercareErrors,
} as const satisfies Record<string, Row>;

export type DomainErrorName = keyof typeof domainErrors;

/** Success, and the browser's code for a call without an answer. */
export const outcomes = {
  success: { code: 0, text: { en: 'Success', zh: '成功' } },
  failed: { code: 1, text: { en: 'Failed', zh: '失败' } },
} as const;

/** Thrown by rules and services; turned into a response in exactly two places: api/mount and root.tsx. */
export class DomainError extends Error {
  readonly why: DomainErrorName;
  readonly details: TextParams;
  /** What a page needs to ask again, such as changed prices; returned in Data. */
  readonly data: unknown;

  constructor(why: DomainErrorName, details: TextParams = {}, data: unknown = null) {
    super(interpolate(domainErrors[why].text.en, details));
    this.name = 'DomainError';
    this.why = why;
    this.details = details;
    this.data = data;
  }
}

export const domainErrorText = (refused: DomainError, language: Language): string =>
  interpolate(domainErrors[refused.why].text[language], refused.details);
