import { texts } from '#kernel/texts.ts';

export const exploreTexts = texts({
  crumb: { en: 'By texture and colour', zh: '按纹理和颜色看' },
  seeByLook: { en: 'By texture and colour', zh: '按纹理和颜色选' },
  title: { en: '{name} by texture and colour', zh: '{name}：按纹理和颜色选' },
  lead: { en: 'Begin with how the hair falls, then choose its colour and its length.', zh: '先看发丝走向，再选颜色和长度。' },
  about: {
    en: '{name} in pictures: {values}, each with its colours and lengths',
    zh: '看图选{name}：{values}，颜色与长度一目了然',
  },
  all: { en: 'See all {count}', zh: '查看全部 {count} 款' },
  allOf: { en: 'See all {count} in {name}', zh: '查看{name}全部 {count} 款' },
  everyTexture: { en: 'All textures', zh: '全部纹理' },
  colours: { en: 'Colour', zh: '颜色' },
  coloursIn: { en: 'Colours in {name}', zh: '{name}的颜色' },
  lengths: { en: 'Length', zh: '长度' },
  lengthsNote: { en: 'measured straight', zh: '拉直量取' },
  lengthCount: { en: '{inches} in, {count} styles', zh: '{inches} 英寸，{count} 款' },
  dark: { en: 'Black and brown', zh: '黑色与棕色' },
  red: { en: 'Red and auburn', zh: '红色与赤褐' },
  fair: { en: 'Blonde', zh: '金色' },
  vivid: { en: 'Silver and pink', zh: '银色与粉色' },
  mixed: { en: 'Two shades in one', zh: '双色混搭' },
  emptyTitle: { en: 'Nothing to look at here just now', zh: '这里暂时没有可看的商品' },
  emptyText: { en: 'New pieces are on their way. These are full:', zh: '新品正在路上，不妨先看看：' },
});
