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
} as const;
