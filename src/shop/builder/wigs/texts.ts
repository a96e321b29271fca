import { texts } from '#kernel/texts.ts';

export const wigPageTexts = texts({
  title: { en: 'Build your own wig', zh: '定制您的假发' },
  intro: {
    en: 'Eight questions, from the cap to the finish. The picture and the price follow each answer.',
    zh: '从帽型到工艺共八步，图片与价格随每一步实时变化。',
  },
  description: {
    en: 'Compose a human-hair wig: cap, lace, texture, length from 6 to 40 in, density, colour and cap size. See it, and what it costs and why, at once.',
    zh: '自选帽型、蕾丝、纹理、6 至 40 英寸长度、密度、颜色与帽围，实时查看效果、价格及其构成。',
  },
  keywords: { en: 'custom wig, build your own wig, made to order, lace wig, wig designer', zh: '定制假发, 自己搭配, 蕾丝假发, 真人发' },
});
