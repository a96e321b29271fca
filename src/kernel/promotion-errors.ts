/** Errors of pricing, content and promotions; part of the one table in errors. */
export const promotionErrors = {
  vendorNotExist: { code: 80290, status: 404, text: { en: 'Vendor not found', zh: '供应商不存在' } },
  vendorCodeTaken: {
    code: 80291,
    status: 409,
    text: { en: 'The code {code} is already used by another vendor', zh: '代码 {code} 已被其他供应商使用' },
  },
  vendorPriceNotExist: { code: 80292, status: 404, text: { en: 'Vendor price not found', zh: '供应商价格不存在' } },
  vendorPriceMoved: {
    code: 80293,
    status: 409,
    text: { en: 'A newer price starts on {day}. Choose that day or later.', zh: '已有从 {day} 起生效的新价格，生效日不能早于该日' },
  },
  vendorPriceOdd: {
    code: 80294,
    status: 409,
    text: {
      en: '{count} {count:price looks|prices look} unusual. Correct {count:it|them}, or confirm that {count:it is|they are} intended.',
      zh: '有 {count} 个价格疑似有误，请更正，或确认无误后再保存',
    },
  },
  reviewNotExist: { code: 80295, status: 404, text: { en: 'Review not found', zh: '评价不存在' } },
  reasonMissing: { code: 80296, status: 400, text: { en: 'Please enter a reason', zh: '请填写原因' } },
  subscriberNotExist: { code: 80297, status: 404, text: { en: 'Subscriber not found', zh: '订阅者不存在' } },
  couponNotExist: { code: 80298, status: 404, text: { en: 'Coupon not found', zh: '优惠码不存在' } },
  couponCodeTaken: { code: 80299, status: 409, text: { en: 'Coupon {code} already exists', zh: '优惠码 {code} 已存在' } },
  couponUsed: {
    code: 80300,
    status: 409,
    text: {
      en: 'This coupon has been used {count} {count:time|times}, so its discount and eligibility can’t be changed',
      zh: '该优惠码已使用 {count} 次，优惠内容和适用对象不能再改',
    },
  },
  couponLimit: {
    code: 80301,
    status: 409,
    text: {
      en: 'This coupon has already been used {count} {count:time|times}, so the limit can’t be lower',
      zh: '该优惠码已使用 {count} 次，上限不能更低',
    },
  },
  promotionNotExist: { code: 80302, status: 404, text: { en: 'Sale not found', zh: '促销不存在' } },
  promotionRuns: {
    code: 80303,
    status: 409,
    text: {
      en: 'This sale has started, so its start date and discounted products can’t be changed. End it or withdraw it instead.',
      zh: '促销已开始，开始时间和已降价的商品不能再改；可提前结束或撤回',
    },
  },
  promotionTaken: {
    code: 80304,
    status: 409,
    text: { en: 'This sale is already scheduled to start at that time', zh: '该促销在此时间已有安排' },
  },
  saleBelowCost: {
    code: 80630,
    status: 403,
    text: {
      en: '{count} {count:SKU|SKUs} would sell below cost ({codes}). Remove {count:it|them}, reduce the discount, or ask an owner to approve.',
      zh: '有 {count} 个规格的促销价低于成本（{codes}）。请移除、降低折扣，或请店主批准。',
    },
  },
  saleBelowCostUnconfirmed: {
    code: 80631,
    status: 409,
    text: {
      en: '{count} {count:SKU|SKUs} would sell below cost ({codes}). Confirm that you want to sell below cost.',
      zh: '有 {count} 个规格的促销价低于成本（{codes}）。请确认低于成本销售。',
    },
  },
  saleCostRose: {
    code: 80632,
    status: 409,
    text: {
      en: 'The price protection cost has changed. It’s now {cost}, up from {seen}. Review it, then announce the sale again.',
      zh: '价格保护成本已变化：现为 {cost}，此前为 {seen}。请重新确认后再发布。',
    },
  },
  priceBelowCost: {
    code: 80634,
    status: 403,
    text: {
      en: '{count} {count:SKU|SKUs} would be priced below cost ({skus}). Raise {count:the price|the prices}, or ask an owner to set {count:it|them}.',
      zh: '有 {count} 个规格的售价低于成本（{skus}）。请提高售价，或请店主设置。',
    },
  },
  priceBelowCostUnconfirmed: {
    code: 80635,
    status: 409,
    text: {
      en: '{count} {count:SKU|SKUs} would be priced below cost ({skus}). Confirm that you want to sell below cost.',
      zh: '有 {count} 个规格的售价低于成本（{skus}）。请确认低于成本销售。',
    },
  },
  keywordNotExist: { code: 80305, status: 404, text: { en: 'Keyword not found', zh: '关键词不存在' } },
  keywordExisted: {
    code: 80306,
    status: 409,
    text: { en: 'This page already has the keyword {keyword}', zh: '该页面已有关键词 {keyword}' },
  },
  pageLinked: {
    code: 80580,
    status: 409,
    text: {
      en: 'Still linked from: {places}. Remove those links first so that none are broken.',
      zh: '仍有内容链接到此页：{places}。请先移除这些链接，以免出现失效链接',
    },
  },
  pageWasShown: {
    code: 80610,
    status: 409,
    text: {
      en: 'This page has been live in the store, so its content must be kept. Unpublish it instead.',
      zh: '此页曾在商店显示，内容须保留，只能下架，不能删除',
    },
  },
  outOfRange: {
    code: 80590,
    status: 400,
    text: { en: 'Enter a value from {least} to {most} for {field}', zh: '{field}须在 {least} 到 {most} 之间' },
  },
  aboveMost: { code: 80591, status: 400, text: { en: 'Enter {most} or less for {field}', zh: '{field}不能超过 {most}' } },
  belowLeast: { code: 80592, status: 400, text: { en: 'Enter {least} or more for {field}', zh: '{field}不能低于 {least}' } },
  linkInvalid: {
    code: 80593,
    status: 400,
    text: { en: 'This link is no longer valid. Please request a new one.', zh: '此链接已失效，请重新申请' },
  },
  tierTaken: { code: 80307, status: 409, text: { en: 'A tier starting at that quantity already exists', zh: '已有相同起始数量的阶梯' } },
} as const;
