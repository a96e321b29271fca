import { gramsOf } from './forms.ts';
import type { BilingualPair, HairPlan, Origin, PiecesPlan } from './plan.ts';

export const originTexts: Readonly<Record<Origin, BilingualPair>> = {
  vietnam: ['Vietnam', '越南'],
  myanmar: ['Myanmar', '缅甸'],
  india: ['India', '印度'],
  cambodia: ['Cambodia', '柬埔寨'],
  china: ['China', '中国'],
  brazil: ['Brazil', '巴西'],
};
const origins: Readonly<Record<Origin, BilingualPair>> = {
  vietnam: ['Bought in Vietnam, sorted in Xuchang', '越南收发，许昌分拣'],
  myanmar: ['Bought in Myanmar, sorted in Xuchang', '缅甸收发，许昌分拣'],
  india: ['Temple hair from southern India', '印度南部庙发'],
  cambodia: ['Bought in Cambodia from single donors', '柬埔寨单人剪发'],
  china: ['Bought in Henan and Shandong', '河南、山东收发'],
  brazil: ['Bought in southern Brazil', '巴西南部收发'],
};
const waves: Readonly<Record<string, BilingualPair>> = {
  Straight: ['None on #1B; other shades dyed', '#1B 未加工，其余颜色染色'],
  'Yaki Straight': ['Textured by hot press', '热压纹理'],
  'Body Wave': ['Steam set on 32 mm rods, six hours', '32 毫米卷杠蒸汽定型六小时'],
  'Loose Wave': ['Steam set on 38 mm rods, five hours', '38 毫米卷杠蒸汽定型五小时'],
  'Deep Wave': ['Steam set on 14 mm rods, eight hours', '14 毫米卷杠蒸汽定型八小时'],
  'Water Wave': ['Steam set on 18 mm rods, seven hours', '18 毫米卷杠蒸汽定型七小时'],
  'Kinky Curly': ['Steam set on 8 mm rods, ten hours', '8 毫米卷杠蒸汽定型十小时'],
};
const laces: Readonly<Record<string, BilingualPair>> = {
  'HD Lace': ['HD Swiss, 0.06 mm', 'HD 瑞士蕾丝，厚 0.06 毫米'],
  'Transparent Lace': ['Transparent Swiss, 0.09 mm', '透明瑞士蕾丝，厚 0.09 毫米'],
};
const caps: Readonly<Record<string, BilingualPair>> = {
  'Lace Front': ['Three combs, one removable band, two straps', '三把插梳，一条可拆松紧带，两条调节带'],
  Closure: ['Four combs, ear-to-ear elastic, two straps', '四把插梳，耳到耳松紧带，两条调节带'],
  '360 Lace': ['Stretch crown, two combs, two straps', '弹力头顶，两把插梳，两条调节带'],
  'Full Lace': ['Hand-tied throughout, ear tabs of thin skin', '全手工钩织，耳侧薄皮'],
  'U Part': ['Opening 2 x 4 in, five clips, two straps', '开口 2x4 英寸，五个卡子，两条调节带'],
  'V Part': ['Opening 1 x 5 in, six combs, two straps', '开口 1x5 英寸，六把插梳，两条调节带'],
  Headband: ['Velvet band of 2 in, two combs, hook-and-loop', '2 英寸丝绒发带，两把插梳，魔术贴'],
  'Machine Made': ['Stretch net with sewn wefts, two straps', '弹力网缝制发帘，两条调节带'],
};
const lasts: Readonly<Record<string, BilingualPair>> = {
  wig: ['1 to 3 years with care', '妥善养护可用 1 至 3 年'],
  'lace-piece': ['6 months to 1 year', '6 个月至 1 年'],
  bundle: ['1 to 2 years, several installs', '1 至 2 年，可多次安装'],
  braiding: ['4 to 6 weeks in braids, reusable', '编发 4 至 6 周，可重复使用'],
  extension: ['6 to 12 months', '6 至 12 个月'],
};

/** Facts in both languages side by side: English names hold English values, Chinese names Chinese ones. */
export function hairFacts(plan: HairPlan): Record<string, string> {
  const facts = new Facts();
  facts.add(['Hair', '发质'], ['Human hair, cuticles in one direction', '真人发，毛鳞片同向']);
  facts.add(['Origin', '产地'], origins[plan.origin]);
  facts.add(
    ['Processing', '加工'],
    plan.isRaw ? ['None: washed, sorted and sewn', '无加工：仅清洗、分拣、缝制'] : (waves[plan.texture] ?? ['Steam set', '蒸汽定型']),
  );
  facts.add(
    ['Cuticle', '毛鳞片'],
    plan.isRaw
      ? ['Whole', '完整保留']
      : plan.isDoubleDrawn
        ? ['Kept; double drawn, 85% at full length', '保留；双抽，85% 达标注长度']
        : ['Kept; single drawn, 65% at full length', '保留；单抽，65% 达标注长度'],
  );
  addLace(facts, plan);
  if (plan.form === 'wig') {
    facts.add(['Cap', '帽型'], caps[plan.cap ?? ''] ?? ['Stretch net', '弹力网']);
    facts.add(
      ['Cap size', '帽围'],
      plan.capSizes
        ? ['As chosen; straps give 0.5 in', '按所选；调节带可放 0.5 英寸']
        : ['M, 22 to 22.5 in; straps give 0.5 in', 'M，22 至 22.5 英寸；调节带可放 0.5 英寸'],
    );
  }
  if (/bundle|set|pack/.test(plan.form))
    facts.add(
      ['Weft', '帘头'],
      plan.isDoubleDrawn
        ? ['Machine weft, double stitched, 0.9 m', '机制双线，0.9 米']
        : ['Machine weft, double stitched, 1.2 m at 20 in', '机制双线，20 英寸长 1.2 米'],
    );
  facts.add(['Weight', '克重'], weight(plan));
  facts.add(['Length', '长度'], ['Measured straightened, within 0.5 in', '拉直量取，误差 0.5 英寸以内']);
  facts.add(
    ['Heat', '耐热'],
    plan.colours.every((code) => code === '613') ? ['Up to 160 °C', '不超过 160 °C'] : ['Up to 180 °C', '不超过 180 °C'],
  );
  facts.add(['Lasts', '寿命'], lasts[plan.form] ?? lasts.bundle ?? ['1 year', '1 年']);
  return facts.list;
}

function addLace(facts: Facts, plan: HairPlan): void {
  if (!plan.laces) return;
  const words = plan.laces.map((lace) => laces[lace] ?? [lace, lace]);
  const size =
    plan.laceSize === 'Full Lace'
      ? ['Whole cap', '整帽']
      : plan.laceSize === '360'
        ? ['All round', '整圈']
        : [`${plan.laceSize} in`, `${plan.laceSize} 英寸`];
  facts.add(
    ['Lace', '蕾丝'],
    [`${size[0]}; ${words.map(([en]) => en).join(' or ')}`, `${size[1]}；${words.map(([, zh]) => zh).join('或')}`],
  );
  facts.add(
    ['Knots', '发结'],
    plan.laces.includes('HD Lace')
      ? ['Single in front, bleached', '前部单结，已漂白']
      : ['Single in front, double behind', '前部单结，后部双结'],
  );
}

function weight(plan: HairPlan): BilingualPair {
  const shortest = Math.min(...plan.lengths);
  const longest = Math.max(...plan.lengths);
  const low = Math.min(...(plan.densities ?? [0]));
  const high = Math.max(...(plan.densities ?? [0]));
  const from = gramsOf(plan, { lengthInches: shortest, density: low || null });
  const to = gramsOf(plan, { lengthInches: longest, density: high || null });
  if (from === to) return [`${from} g, within 5 g`, `${from} 克，误差 5 克以内`];
  const at = (inch: number, density: number): BilingualPair => [
    `${inch} in${density ? `, ${density}%` : ''}`,
    `${inch} 英寸${density ? ` ${density}% 密度` : ''}`,
  ];
  const [least, most] = [at(shortest, low), at(longest, high)];
  return [`${from} g at ${least[0]} to ${to} g at ${most[0]}`, `${least[1]} ${from} 克，至 ${most[1]} ${to} 克`];
}

export function pieceFacts(plan: PiecesPlan): Record<string, string> {
  const facts = new Facts();
  for (const [name, value] of plan.facts) facts.add(name, value);
  const grams = plan.pieces.map((piece) => piece.grams);
  const [low, high] = [Math.min(...grams), Math.max(...grams)];
  facts.add(['Weight', '克重'], low === high ? [`${low} g`, `${low} 克`] : [`${low} to ${high} g`, `${low} 至 ${high} 克`]);
  return facts.list;
}

class Facts {
  readonly list: Record<string, string> = {};

  add(name: BilingualPair, value: BilingualPair): void {
    this.list[name[0]] = value[0];
    this.list[name[1]] = value[1];
  }
}
