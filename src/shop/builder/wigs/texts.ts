import { texts } from '#kernel/texts.ts';

export const wigPageTexts = texts({
  title: { en: 'Build your own wig', zh: '定制您的假发' },
  intro: {
    en: 'Eight quick choices, from cap to finish. The photo and price update as you go.',
    zh: '从帽型到工艺共八步，图片与价格随每一步实时变化。',
  },
  description: {
    en: 'Design your human hair wig. See how it looks, what it costs and why at every step',
    zh: '自选帽型、蕾丝、纹理、6 至 40 英寸长度、密度、颜色与帽围，实时查看效果、价格及其构成。',
  },
  keywords: {
    en: 'custom wig, build your own wig, made to order wig, custom lace wig, wig builder',
    zh: '定制假发, 自己搭配, 蕾丝假发, 真人发',
  },
});
