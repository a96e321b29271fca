import { texts } from '#kernel/texts.ts';

export const sizeTexts = texts({
  title: { en: 'Size guide', zh: '尺码指南' },
  howTitle: { en: 'How to measure', zh: '如何测量' },
  how1: { en: 'Flatten your hair the way you’ll wear it under the wig.', zh: '先把头发梳平，与佩戴假发时一致。' },
  how2: {
    en: 'Run a soft tape measure along your hairline: front, behind the ears, nape.',
    zh: '用软尺沿发际线绕一周：前额、耳后、后颈。',
  },
  how3: { en: 'Keep it snug, not tight. Read the number where the tape meets.', zh: '贴合但不勒紧，读取软尺相接处的数字。' },
  how4: { en: 'Measure three times and use the middle number.', zh: '测量三次，取中间值。' },
  sizesTitle: { en: 'Cap sizes', zh: '帽围尺码' },
  size: { en: 'Size', zh: '尺码' },
  inches: { en: 'Head circumference (in)', zh: '头围（英寸）' },
  cm: { en: 'Head circumference (cm)', zh: '头围（厘米）' },
  between: {
    en: 'If you’re between sizes, size up. The straps tighten it by up to half an inch.',
    zh: '介于两个尺码之间时选大一码，调节带最多可收紧约 0.5 英寸。',
  },
  sixTitle: { en: 'The six cap measurements', zh: '帽围六项尺寸' },
  measure: { en: 'Measurement', zh: '部位' },
  petite: { en: 'Petite', zh: '小' },
  average: { en: 'Average', zh: '中' },
  large: { en: 'Large', zh: '大' },
  inchAndCm: { en: '{inch}" ({cm} cm)', zh: '{inch} 英寸（{cm} 厘米）' },
  round: { en: 'Head circumference', zh: '头围' },
  frontToNape: { en: 'Front hairline to nape', zh: '前发际线至后颈' },
  earToEarFront: { en: 'Ear to ear, across the forehead', zh: '耳到耳（经前额）' },
  earToEarTop: { en: 'Ear to ear, over the top', zh: '耳到耳（经头顶）' },
  templeToTemple: { en: 'Temple to temple, around the back', zh: '太阳穴到太阳穴（绕后脑）' },
  nape: { en: 'Nape width', zh: '后颈宽' },
  lengthTitle: { en: 'Length', zh: '长度' },
  lengthText: {
    en: 'Length is measured with the hair pulled straight. Waves and curls look shorter, so choose about 2 inches (5 cm) longer than you want it to look.',
    zh: '长度按拉直后测量。波浪与卷发看起来更短，建议比想要的效果长约 2 英寸（5 厘米）。',
  },
});
