/** Refusals of what brings people back and of those who sell for us: credit, referrals, promises, aftercare, partners. */
export const growthRefusals = {
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
} as const;
