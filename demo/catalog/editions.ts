import type { BilingualPair } from '#demo/read-files.ts';
import type { Random } from '#kernel/random.ts';
import { colorPlans } from './data.ts';
import { type Form, type GroupPlan, type HairPlan, inches, isHair } from './plan.ts';

const names: readonly BilingualPair[] = [
  ['Willow', '垂柳'],
  ['Cedar', '雪松'],
  ['Harbor', '海港'],
  ['Linen', '亚麻'],
  ['Amber', '琥珀'],
  ['Juniper', '杜松'],
  ['Meadow', '草甸'],
  ['Copper', '赤铜'],
  ['Walnut', '胡桃'],
  ['River', '河湾'],
  ['Saffron', '藏红'],
  ['Slate', '青石'],
];
const spans: Partial<Record<Form, readonly number[]>> = {
  wig: inches(10, 30),
  bundle: inches(8, 34),
  'lace-piece': inches(10, 24),
  braiding: inches(12, 30),
  extension: inches(10, 30),
};
const shadesInEdition = 6;

/** Further groups after the first catalog, edition by edition without end: same cut, other lengths and shades. */
export function* editionsOf(plans: readonly GroupPlan[], random: Random): Generator<HairPlan> {
  const cuts = plans.filter(isHair).filter((plan) => spans[plan.form] && !plan.clearanceBp && plan.style !== 'Extra Long');
  for (let round = 0; ; round += 1) {
    const [en, zh] = names[round % names.length] ?? ['Willow', '垂柳'];
    const volume = Math.floor(round / names.length) + 1;
    const suffix = volume > 1 ? ` ${volume}` : '';
    for (const plan of cuts) yield edition(plan, [`${en} edition${suffix}`, `${zh}版${suffix}`], round + 2, random);
  }
}

function edition(plan: HairPlan, name: BilingualPair, number: number, random: Random): HairPlan {
  const others = colorPlans.map((colour) => colour.code).filter((code) => code !== '1b');
  const colours = ['1b'];
  while (colours.length < shadesInEdition) {
    const code = random.pick(others);
    if (!colours.includes(code)) colours.push(code);
  }
  return {
    ...plan,
    slug: `${plan.slug}-${name[0].toLowerCase().replaceAll(' ', '-')}`,
    code: `${plan.code}E${number}`,
    name: [`${plan.name[0]}, ${name[0]}`, `${plan.name[1]} ${name[1]}`],
    colours,
    lengths: plan.style === 'BOB' || plan.style === 'Short' ? plan.lengths : (spans[plan.form] ?? plan.lengths),
    factor: (plan.factor ?? 1) * (0.92 + random.int(0, 12) / 100),
  };
}
