import { texts } from '#kernel/texts.ts';

export const packagingTexts = texts({
  title: { en: 'Custom packaging', zh: '品牌包装定制' },
  lead: {
    en: 'Bags, boxes, tags and seals in your colors, starting at {least} units. Choose your options, review the proof and approve it before anything is printed.',
    zh: '缎面袋、礼盒、吊牌、封口贴，{least} 个起订。选择配色，查看打样稿，确认后再印刷。',
  },
  description: {
    en: 'Hair packaging with your logo: satin bags, gift boxes, hang tags and stickers',
    zh: '印制您的品牌 Logo：缎面袋、礼盒、吊牌与贴纸，阶梯价格，打样确认后生产。',
  },
  keywords: {
    en: 'hair packaging, custom wig boxes, satin bags with logo, custom hang tags',
    zh: '假发包装, 定制礼盒, 缎面袋印标, 吊牌定制',
  },
  parts: { en: 'What would you like to brand?', zh: '选择要定制的包装' },
  quantity: { en: 'Quantity of each', zh: '每种数量' },
  quantityHelp: { en: '{least} to {most}; the more you order, the less each one costs.', zh: '{least} 至 {most} 个，数量越多单价越低。' },
  look: { en: 'Design', zh: '外观' },
  words: { en: 'Text', zh: '印字内容' },
  wordsHelp: { en: 'Your brand name or a short line, up to 24 characters.', zh: '品牌名或一句话，最多 24 个字符。' },
  logo: { en: 'Your logo', zh: '您的 Logo' },
  logoHelp: {
    en: 'JPG, PNG or WebP, preferably on a plain background and at least 1,000 px wide. It stays private.',
    zh: '支持 JPG、PNG、WebP，建议纯色背景、宽度不少于 1000 像素。仅供制作使用。',
  },
  tiers: { en: 'Unit price by quantity', zh: '阶梯单价' },
  part: { en: 'Item', zh: '包装' },
  fromCount: { en: '{count}+', zh: '≥{count}' },
  proof: { en: 'Proof', zh: '打样稿' },
  proofNote: {
    en: 'Based on your choices. The final proof with your logo will appear on your request page, and nothing is printed until you approve it.',
    zh: '根据您的选择绘制。含 Logo 的最终打样稿会显示在需求页面，您确认之前不会印刷。',
  },
  sum: { en: 'Estimated cost', zh: '预估费用' },
  each: { en: '{count} × {price}', zh: '{count} × {price}' },
  setup: { en: 'Print setup', zh: '制版费' },
  total: { en: 'Total', zh: '合计' },
  days: { en: 'About {days} business days after your approval', zh: '确认打样后约 {days} 个工作日' },
  nothing: { en: 'Choose at least one item.', zh: '请至少选择一种包装。' },
  update: { en: 'Show proof and price', zh: '更新打样稿与价格' },
  who: { en: 'Contact information', zh: '联系方式' },
});
