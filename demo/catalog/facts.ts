import { z } from 'zod';
import { type BilingualPair, bilingual, readJson } from '#demo/read-files.ts';
import { colorPlans } from './data.ts';
import { gramsOf } from './forms.ts';
import { type HairPlan, type ItemsPlan, type Origin, origin } from './plan.ts';

export const originTexts: Readonly<Record<Origin, BilingualPair>> = {
  vietnam: ['Vietnam', '越南'],
  myanmar: ['Myanmar', '缅甸'],
  india: ['India', '印度'],
  cambodia: ['Cambodia', '柬埔寨'],
  china: ['China', '中国'],
  brazil: ['Brazil', '巴西'],
};
const textByKey = z.record(z.string(), bilingual);
const { origins, waves, laces, caps, lasts, boxes } = readJson(
  'catalog/hair-facts.json',
  z.strictObject({
    origins: z.record(origin, bilingual),
    waves: textByKey,
    laces: textByKey,
    caps: textByKey,
    lasts: textByKey,
    boxes: textByKey,
  }),
);

const lightCodes = new Set(colorPlans.filter(({ isLight }) => isLight).map(({ code }) => code));

/** English keys hold English values, Chinese keys Chinese ones. */
export function hairFacts(plan: HairPlan): Record<string, string> {
  const facts = new Facts();
  facts.add(['Hair', '发质'], ['100% human hair, cuticles in one direction', '真人发，毛鳞片同向']);
  facts.add(['Origin', '产地'], origins[plan.origin]);
  facts.add(
    ['Processing', '加工'],
    plan.isRaw ? ['None. Washed, sorted and sewn', '未加工：仅清洗、分拣、缝制'] : (waves[plan.texture] ?? ['Steam set', '蒸汽定型']),
  );
  facts.add(
    ['Cuticle', '毛鳞片'],
    plan.isRaw
      ? ['Intact', '完整保留']
      : plan.isDoubleDrawn
        ? ['Intact. Double drawn, 85% at full length', '完整保留；双抽，85% 达到标注长度']
        : ['Intact. Single drawn, 65% at full length', '完整保留；单抽，65% 达到标注长度'],
  );
  addLace(facts, plan);
  if (plan.form === 'wig') {
    facts.add(['Cap', '帽型'], caps[plan.cap ?? ''] ?? ['Stretch cap', '弹力网']);
    facts.add(
      ['Cap size', '帽围'],
      plan.capSizes
        ? ['As chosen; straps adjust by 0.5 in', '按您所选；调节带可收紧 0.5 英寸']
        : ['M, 22–22.5 in; straps adjust by 0.5 in', 'M，22 至 22.5 英寸；调节带可收紧 0.5 英寸'],
    );
  }
  if (/bundle|set|pack/.test(plan.form))
    facts.add(
      ['Weft', '帘头'],
      plan.isDoubleDrawn
        ? ['Machine weft, double stitched, 35 in (0.9 m)', '机制双线，0.9 米']
        : ['Machine weft, double stitched, 47 in (1.2 m) at 20 in', '机制双线，20 英寸长 1.2 米'],
    );
  facts.add(['Weight', '克重'], weight(plan));
  facts.add(['Length', '长度'], ['Measured straight, within 0.5 in', '拉直量取，误差 0.5 英寸以内']);
  facts.add(['Heat', '耐热'], heatOf(plan));
  facts.add(['Lasts', '寿命'], lasts[plan.form] ?? lasts.bundle ?? ['1 year', '1 年']);
  const box = boxes[plan.style === 'Frontal' ? 'frontal' : plan.form];
  if (box) facts.add(['In the box', '包装内含'], box);
  return facts.list;
}

/** Bleached shades take less heat than the others. */
function heatOf({ colours }: HairPlan): BilingualPair {
  const light = colours.filter((code) => lightCodes.has(code)).length;
  if (light === colours.length) return ['Up to 320°F (160°C)', '不超过 160 °C'];
  return light > 0
    ? ['Up to 356°F (180°C); bleached shades 320°F (160°C)', '不超过 180 °C；漂浅色不超过 160 °C']
    : ['Up to 356°F (180°C)', '不超过 180 °C'];
}

function addLace(facts: Facts, plan: HairPlan): void {
  if (!plan.laces) return;
  const laceNames = plan.laces.map((lace) => laces[lace] ?? [lace, lace]);
  const size =
    plan.laceSize === 'Full Lace'
      ? ['Full cap', '整帽']
      : plan.laceSize === '360'
        ? ['All around', '整圈']
        : [`${plan.laceSize} in`, `${plan.laceSize} 英寸`];
  facts.add(
    ['Lace', '蕾丝'],
    [`${size[0]}; ${laceNames.map(([en]) => en).join(' or ')}`, `${size[1]}；${laceNames.map(([, zh]) => zh).join('或')}`],
  );
  facts.add(
    ['Knots', '发结'],
    plan.laces.includes('HD Lace')
      ? ['Single in front, bleached', '前部单结，已漂白']
      : ['Single in front, double behind', '前部单结，后部双结'],
  );
}

function weight(plan: HairPlan): BilingualPair {
  const minInches = Math.min(...plan.lengths);
  const maxInches = Math.max(...plan.lengths);
  const low = Math.min(...(plan.densities ?? [0]));
  const high = Math.max(...(plan.densities ?? [0]));
  const from = gramsOf(plan, { lengthInches: minInches, density: low || null });
  const to = gramsOf(plan, { lengthInches: maxInches, density: high || null });
  if (from === to) return [`${from} g, within 5 g`, `${from} 克，误差 5 克以内`];
  const at = (inch: number, density: number): BilingualPair => [
    `${inch} in${density ? `, ${density}%` : ''}`,
    `${inch} 英寸${density ? ` ${density}% 密度` : ''}`,
  ];
  const [minText, maxText] = [at(minInches, low), at(maxInches, high)];
  return [`${from} g (${minText[0]}) to ${to} g (${maxText[0]})`, `${minText[1]} ${from} 克，至 ${maxText[1]} ${to} 克`];
}

export function itemFacts(plan: ItemsPlan): Record<string, string> {
  const facts = new Facts();
  for (const [name, value] of plan.facts) facts.add(name, value);
  const grams = plan.pieces.map((item) => item.grams);
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
