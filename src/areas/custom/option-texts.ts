import { type LocalizedText, texts } from '#kernel/texts.ts';

/** Questions of a spec sheet, in the order the factory works. */
export const customQuestionTexts = texts({
  piece: { en: 'Type', zh: '分类' },
  cap: { en: 'Cap construction', zh: '帽型结构' },
  lace: { en: 'Lace', zh: '蕾丝' },
  texture: { en: 'Texture', zh: '纹理' },
  length: { en: 'Length', zh: '长度' },
  density: { en: 'Density', zh: '密度' },
  density_front: { en: 'Density, front', zh: '前部密度' },
  density_top: { en: 'Density, top', zh: '顶部密度' },
  density_back: { en: 'Density, back', zh: '后部密度' },
  colour: { en: 'Color', zh: '颜色' },
  colour_by: { en: 'Color reference', zh: '颜色依据' },
  capSize: { en: 'Cap size', zh: '帽围' },
  parting: { en: 'Part', zh: '分缝' },
  knots: { en: 'Knots', zh: '发结' },
  bangs: { en: 'Bangs', zh: '刘海' },
  band: { en: 'Elastic band', zh: '松紧带' },
  bag: { en: 'Satin bag', zh: '缎面袋' },
  box: { en: 'Gift box', zh: '礼盒' },
  tag: { en: 'Hang tag', zh: '吊牌' },
  sticker: { en: 'Seal sticker', zh: '封口贴' },
  ground: { en: 'Background color', zh: '底色' },
  print: { en: 'Print color', zh: '印刷色' },
  words: { en: 'Text', zh: '印字' },
});
export type CustomQuestion = keyof typeof customQuestionTexts;
export const customQuestionNames = Object.keys(customQuestionTexts) as CustomQuestion[];

export const measureTexts = texts({
  circumference: { en: 'Circumference', zh: '头围' },
  front_to_nape: { en: 'Front to nape', zh: '前额至后颈' },
  ear_to_ear_forehead: { en: 'Ear to ear, across the forehead', zh: '耳至耳（经前额）' },
  ear_to_ear_top: { en: 'Ear to ear, over the top', zh: '耳至耳（经头顶）' },
  temple_to_temple: { en: 'Temple to temple, around the back', zh: '太阳穴至太阳穴（经后脑）' },
  nape: { en: 'Nape of the neck', zh: '后颈宽' },
});

const pair = (en: string, zh: string): LocalizedText => ({ en, zh });

/** Options of each question; the keys are those of the price engine. */
export const customAnswerTexts: Readonly<Partial<Record<CustomQuestion, Readonly<Record<string, LocalizedText>>>>> = {
  piece: {
    wig: pair('Wig', '假发'),
    topper: pair('Topper', '发顶片'),
    ponytail: pair('Ponytail', '马尾'),
    bundles: pair('Bundles', '发帘'),
  },
  cap: {
    '13x4': pair('13x4 frontal', '13x4 前蕾丝'),
    '13x6': pair('13x6 frontal', '13x6 前蕾丝'),
    '4x4': pair('4x4 closure', '4x4 顶发蕾丝'),
    '5x5': pair('5x5 closure', '5x5 顶发蕾丝'),
    '6x6': pair('6x6 closure', '6x6 顶发蕾丝'),
    '360': pair('360 lace', '360 蕾丝'),
    'full-lace': pair('Full lace', '全蕾丝'),
    'u-part': pair('U-part', 'U 型开口'),
    'v-part': pair('V-part', 'V 型开口'),
    headband: pair('Headband', '发带式'),
  },
  lace: { transparent: pair('Transparent lace', '透明蕾丝'), hd: pair('HD lace', 'HD 蕾丝'), none: pair('No lace', '无蕾丝') },
  texture: {
    straight: pair('Straight', '直发'),
    'yaki-straight': pair('Yaki straight', '雅基直发'),
    'body-wave': pair('Body wave', '大波浪'),
    'loose-wave': pair('Loose wave', '松波浪'),
    'deep-wave': pair('Deep wave', '深波浪'),
    'water-wave': pair('Water wave', '水波纹'),
    'kinky-curly': pair('Kinky curly', '小卷曲'),
  },
  colour_by: { code: pair('Our color ring', '本店色环'), photo: pair('Customer’s photo', '顾客照片') },
  capSize: {
    XS: pair('XS', 'XS 码'),
    S: pair('S', 'S 码'),
    M: pair('M', 'M 码'),
    L: pair('L', 'L 码'),
    XL: pair('XL', 'XL 码'),
    measured: pair('Made to measure', '量头定制'),
  },
  parting: {
    free: pair('Free part', '自由分缝'),
    middle: pair('Middle part', '中分'),
    left: pair('Side part, left', '左侧分'),
    right: pair('Side part, right', '右侧分'),
    none: pair('No part', '不分缝'),
  },
  knots: { bleached: pair('Bleached', '漂白'), natural: pair('Natural', '不漂白') },
  bangs: {
    none: pair('None', '无刘海'),
    straight: pair('Straight bangs', '齐刘海'),
    curtain: pair('Curtain bangs', '八字刘海'),
    side: pair('Side-swept bangs', '斜刘海'),
  },
  band: { yes: pair('With elastic band', '带松紧带'), no: pair('Without', '不带') },
  ground: {
    ivory: pair('Ivory', '象牙白'),
    blush: pair('Blush', '藕粉'),
    rosewood: pair('Rosewood', '玫瑰木红'),
    black: pair('Black', '黑色'),
    kraft: pair('Kraft', '牛皮色'),
  },
  print: { gold: pair('Gold', '烫金'), black: pair('Black', '黑色'), white: pair('White', '白色'), rose: pair('Rosewood', '玫瑰木红') },
};

/** Styles of finished work by catalog value. */
export const styleTexts: Readonly<Record<string, LocalizedText>> = {
  Long: pair('Long', '长发'),
  BOB: pair('Bob', '波波头'),
  Short: pair('Short', '短发'),
  Bangs: pair('Bangs', '齐刘海'),
  'Extra Long': pair('Extra long', '加长'),
  Ponytail: pair('Ponytail', '马尾'),
};

/** Catalog texture to price engine option. */
export const textureSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The catalog's spelling of a texture: Body Wave. */
export const textureName = (typed: string): string => typed.replace(/(?<= |^)[a-z]/g, (sign) => sign.toUpperCase());
