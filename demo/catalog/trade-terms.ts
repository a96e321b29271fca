import { type Form, type GroupPlan, isHair } from './plan.ts';

const byForm: Readonly<Record<Form, string>> = {
  wig: 'wig wigs human hair 假发 真人发 头套',
  bundle: 'bundle bundles weave weft human hair 发帘 真人发 缝发',
  'bundle-set': 'bundles set three weave weft human hair 发帘 套装 真人发',
  'set-closure': 'bundles closure deal set human hair 发帘 顶发 套装',
  'set-frontal': 'bundles frontal deal set human hair 发帘 前额发块 套装',
  pack: 'wholesale bulk pack bundles human hair 批发 发帘',
  'lace-piece': 'lace closure frontal human hair 蕾丝 发块 真人发',
  braiding: 'braiding hair braids bulk crochet human hair 编发 辫子 真人发',
  extension: 'extension extensions human hair 接发 真人发',
};
const byTexture: Readonly<Record<string, string>> = {
  Straight: 'straight 直发',
  'Yaki Straight': 'yaki straight light yaki 雅基 直发',
  'Body Wave': 'body wave wavy 大波浪',
  'Loose Wave': 'loose wave wavy 松波浪',
  'Deep Wave': 'deep wave curly 深波浪',
  'Water Wave': 'water wave wet wavy 水波纹',
  'Kinky Curly': 'kinky curly afro curls 小卷曲 卷发',
};
const byCap: Readonly<Record<string, string>> = {
  'Lace Front': 'lace front frontal 前蕾丝',
  Closure: 'closure 顶发',
  '360 Lace': '360 lace 整圈蕾丝',
  'Full Lace': 'full lace hand tied 全蕾丝 手织',
  'U Part': 'u part upart no lace 无蕾丝',
  'V Part': 'v part vpart no lace 无蕾丝',
  Headband: 'headband glueless no lace 发带 免胶 无蕾丝',
  'Machine Made': 'machine made glueless no lace 机制 免胶 无蕾丝',
};
const byStyle: Readonly<Record<string, string>> = {
  BOB: 'bob short 波波头 短发',
  Short: 'short pixie 短发',
  Bangs: 'bangs fringe 刘海',
  'Extra Long': 'extra long 加长',
  'Boho Bulk': 'boho bohemian knotless goddess 波西米亚',
  'Clip-in': 'clip in clips 卡子',
  'Tape-in': 'tape in tapes 胶带',
  'I-Tip': 'i tip itip micro link',
  Ponytail: 'ponytail puff 马尾',
};

/** Words people of the trade search by, in both languages, for one group. */
export function tradeTermsOf(plan: GroupPlan): string {
  if (!isHair(plan)) return `${plan.style} ${plan.material} ${plan.texture ?? ''}`.toLowerCase().trim();
  const raw = plan.isRaw ? 'raw virgin unprocessed 原发' : '';
  const drawn = plan.isDoubleDrawn ? 'double drawn bone straight 双抽' : '';
  return [byForm[plan.form], byTexture[plan.texture], byCap[plan.cap ?? ''], byStyle[plan.style], raw, drawn]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}
