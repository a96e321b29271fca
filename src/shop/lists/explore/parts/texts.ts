import { texts } from '#kernel/texts.ts';

export const exploreTexts = texts({
  crumb: { en: 'By texture and color', zh: '按纹理和颜色看' },
  seeByLook: { en: 'Shop by texture and color', zh: '按纹理和颜色选' },
  title: { en: '{name} by texture and color', zh: '{name}：按纹理和颜色选' },
  titleByStyle: { en: '{name} by style', zh: '{name}：按款式选' },
  crumbByStyle: { en: 'By style', zh: '按款式看' },
  lead: { en: 'Start with the texture, then choose a color and length.', zh: '先选纹理，再选颜色和长度。' },
  about: {
    en: '{name} in photos, each texture with its colors and lengths: {values}',
    zh: '看图选{name}：{values}，颜色与长度一目了然',
  },
  all: { en: 'See all {count}', zh: '查看全部 {count} 款' },
  allOf: { en: 'See all {count} in {name}', zh: '查看{name}全部 {count} 款' },
  everyTexture: { en: 'All textures', zh: '全部纹理' },
  colours: { en: 'Color', zh: '颜色' },
  coloursIn: { en: 'Colors in {name}', zh: '{name}的颜色' },
  lengths: { en: 'Length', zh: '长度' },
  lengthsNote: { en: 'measured straight', zh: '拉直量取' },
  lengthCount: { en: '{inches} in, {count} {count:style|styles}', zh: '{inches} 英寸，{count} 款' },
  dark: { en: 'Black and brown', zh: '黑色与棕色' },
  red: { en: 'Red and auburn', zh: '红色与赤褐' },
  fair: { en: 'Blonde', zh: '金色' },
  vivid: { en: 'Silver and pink', zh: '银色与粉色' },
  mixed: { en: 'Two-tone', zh: '双色混搭' },
  emptyTitle: { en: 'Nothing to show here right now', zh: '这里暂时没有商品' },
  emptyText: { en: 'New arrivals are on the way. In the meantime, take a look at these:', zh: '新品正在路上，不妨先看看：' },
});
