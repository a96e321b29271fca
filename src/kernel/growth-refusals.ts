/** Refusals of what brings people back and of those who sell for us: credit, referrals, promises, aftercare, partners. */
export const growthRefusals = {
  creditTooSmall: {
    code: 80320,
    status: 409,
    text: { en: 'There is not that much store credit: {most} cents are left', zh: '购物金不足，仅剩 {most} 美分' },
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
  feedClosed: { code: 80398, status: 401, text: { en: 'This key opens no feed', zh: '接口密钥无效' } },
} as const;
