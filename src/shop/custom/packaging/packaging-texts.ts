import { texts } from '#kernel/texts.ts';

export const packagingTexts = texts({
  title: { en: 'Packaging with your name', zh: '品牌包装定制' },
  lead: {
    en: 'Bags, boxes, tags and seals in your colours, from {least} pieces. Choose, see the proof, and approve it before anything is printed.',
    zh: '缎面袋、礼盒、吊牌、封口贴，{least} 个起订。选择配色，查看打样稿，确认后再印刷。',
  },
  description: {
    en: 'Hair packaging with your own logo: satin bags, gift boxes, hang tags and stickers with quantity prices, a drawn proof and your approval before printing.',
    zh: '印制您的品牌标志：缎面袋、礼盒、吊牌与贴纸，阶梯价格，打样确认后生产。',
  },
  keywords: { en: 'hair packaging, custom wig box, satin bag with logo, hang tags', zh: '假发包装, 定制礼盒, 缎面袋印标, 吊牌定制' },
  parts: { en: 'What shall carry your name?', zh: '选择包装品类' },
  quantity: { en: 'How many of each', zh: '每种数量' },
  quantityHelp: { en: '{least} to {most}; the more, the less each costs.', zh: '{least} 至 {most} 个，数量越多单价越低。' },
  look: { en: 'Its look', zh: '外观' },
  words: { en: 'Words on it', zh: '印字内容' },
  wordsHelp: { en: 'Your name or a line, up to 24 signs.', zh: '品牌名或一句话，最多 24 个字符。' },
  logo: { en: 'Your logo', zh: '您的标志' },
  logoHelp: {
    en: 'JPG, PNG or WebP, best with a plain ground and at least 1,000 px wide. It stays private.',
    zh: '支持 JPG、PNG、WebP，建议纯色背景、宽度不少于 1000 像素。仅供制作使用。',
  },
  tiers: { en: 'Price of one by how many', zh: '阶梯单价' },
  part: { en: 'Part', zh: '品类' },
  fromCount: { en: 'from {count}', zh: '{count} 个起' },
  proof: { en: 'Proof', zh: '打样稿' },
  proofNote: {
    en: 'Drawn from your choices. The final proof with your logo stands on the page of your request, and nothing is printed before you approve it.',
    zh: '根据您的选择绘制。含标志的最终打样稿会显示在需求页面，您确认之前不会印刷。',
  },
  sum: { en: 'About what it costs', zh: '预估费用' },
  each: { en: '{count} × {price}', zh: '{count} × {price}' },
  setup: { en: 'Setting up the print', zh: '制版费' },
  total: { en: 'Together', zh: '合计' },
  days: { en: 'about {days} working days after your approval', zh: '确认打样后约 {days} 个工作日' },
  nothing: { en: 'Choose at least one part.', zh: '请至少选择一种包装。' },
  update: { en: 'Show proof and price', zh: '更新打样稿与价格' },
  who: { en: 'Where we answer', zh: '联系方式' },
});
