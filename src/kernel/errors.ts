import { type Fill, filled, type Language, type Pair } from './texts.ts';

export type Status = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 429 | 500 | 503;
type Row = { readonly code: number; readonly status: Status; readonly text: Pair };

/** Every way a request can be refused: the specification's list in its order from 79999, then our own from 80100. */
export const refusals = {
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
    text: { en: 'The account is not activated, please go to the mailbox to activate', zh: '账号尚未激活，请前往邮箱激活' },
  },
  orderNotExist: { code: 80010, status: 404, text: { en: 'Order Not Exist', zh: '订单不存在' } },
  productNotExist: { code: 80011, status: 404, text: { en: 'Product Not Exist', zh: '产品不存在' } },
  goodsNotExist: { code: 80012, status: 404, text: { en: 'Goods Not Exist', zh: '商品不存在' } },
  companyNotExist: { code: 80013, status: 404, text: { en: 'Company Information Not Exist', zh: '公司信息不存在' } },
  userNotLogin: { code: 80014, status: 401, text: { en: 'User Not Login', zh: '用户未登录' } },

  forbidden: { code: 80100, status: 403, text: { en: 'You may not do this', zh: '您没有权限执行此操作' } },
  tooMany: { code: 80101, status: 429, text: { en: 'Too many tries, please wait a moment', zh: '尝试次数过多，请稍候再试' } },
  outOfStock: { code: 80102, status: 409, text: { en: 'Only {left} left in stock', zh: '库存仅剩 {left} 件' } },
  priceChanged: { code: 80103, status: 409, text: { en: 'The price has changed, please look again', zh: '价格已变动，请重新确认' } },
  paymentNotCompleted: { code: 80104, status: 409, text: { en: 'The payment is not completed', zh: '付款尚未完成' } },
  onlyImages: { code: 80105, status: 400, text: { en: 'Only upload images!', zh: '只能上传图片！' } },
  badMailbox: { code: 80106, status: 400, text: { en: 'Invalid mailbox format!', zh: '邮箱格式不正确！' } },
  tooLarge: { code: 80107, status: 413, text: { en: 'That is too large to send', zh: '发送的内容过大' } },
  callNotExist: { code: 80108, status: 404, text: { en: 'There is no such call', zh: '接口不存在' } },
  otherSite: { code: 80109, status: 403, text: { en: 'This call must come from our own pages', zh: '请从本站页面发起请求' } },
  wrongMethod: { code: 80110, status: 400, text: { en: 'This call is made by {method}', zh: '此接口请使用 {method} 方法' } },
  notJson: { code: 80111, status: 415, text: { en: 'Please send application/json', zh: '请以 application/json 发送' } },
  unavailable: { code: 80112, status: 503, text: { en: 'We are busy, please try again', zh: '系统繁忙，请稍后再试' } },
  badValue: { code: 80113, status: 400, text: { en: '{field} is not valid', zh: '{field} 无效' } },
  couponRefused: { code: 80140, status: 409, text: { en: 'Coupon not applied. {reason}', zh: '优惠码未生效。{reason}' } },
  goodsNotChosen: { code: 80150, status: 400, text: { en: 'Please choose goods', zh: '请选择商品' } },
  inquiryNotExist: { code: 80151, status: 404, text: { en: 'Inquiry Not Exist', zh: '咨询不存在' } },
  fileNotExist: { code: 80130, status: 404, text: { en: 'File Not Exist', zh: '文件不存在' } },
  addressNotExist: { code: 80160, status: 404, text: { en: 'Address Not Exist', zh: '地址不存在' } },
  addressLimit: { code: 80161, status: 409, text: { en: 'You may keep {most} addresses', zh: '最多可保存 {most} 个地址' } },
  priceRuleNotExist: { code: 80190, status: 404, text: { en: 'Price Rule Not Exist', zh: '价格规则不存在' } },
  priceRulesRefused: { code: 80191, status: 409, text: { en: 'These rules cannot go live. {reason}', zh: '规则无法启用。{reason}' } },
  estimateNotExist: { code: 80192, status: 404, text: { en: 'Estimate Not Exist', zh: '报价单不存在' } },
} as const satisfies Record<string, Row>;

export type Refusal = keyof typeof refusals;

/** Success, and the browser's own word for a call that got no answer. */
export const outcomes = {
  success: { code: 0, text: { en: 'Success', zh: '成功' } },
  failed: { code: 1, text: { en: 'Failed', zh: '失败' } },
} as const;

/** Thrown by rules and services; turned into an answer in exactly two places: api/mount and root.tsx. */
export class Refused extends Error {
  readonly why: Refusal;
  readonly details: Fill;

  constructor(why: Refusal, details: Fill = {}) {
    super(filled(refusals[why].text.en, details));
    this.name = 'Refused';
    this.why = why;
    this.details = details;
  }
}

export const refusalText = (refused: Refused, language: Language): string => filled(refusals[refused.why].text[language], refused.details);
