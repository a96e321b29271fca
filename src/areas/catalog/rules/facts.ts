import type { Language } from '#kernel/texts.ts';

export type GroupFact = { readonly name: string; readonly value: string };

/** The order buyers ask in; others follow. */
const order = [
  ['Hair', '发质'],
  ['Material', '材质'],
  ['Origin', '产地'],
  ['Processing', '加工'],
  ['Cuticle', '毛鳞片'],
  ['Lace', '蕾丝'],
  ['Knots', '发结'],
  ['Cap', '帽型'],
  ['Cap size', '帽围'],
  ['Weft', '帘头'],
  ['Weight', '克重'],
  ['Length', '长度'],
  ['Heat', '耐热'],
  ['Lasts', '寿命'],
].map((names) => new Set(names));

const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(name);

/** English keys hold English values, Chinese keys Chinese ones. */
export function localizeGroupFacts(facts: Readonly<Record<string, string>>, language: Language): GroupFact[] {
  const all = Object.entries(facts).map(([name, value]) => ({ name, value }));
  const localized = all.filter((fact) => isChinese(fact.name) === (language === 'zh'));
  const rankOf = (name: string): number => {
    const at = order.findIndex((names) => names.has(name));
    return at < 0 ? order.length : at;
  };
  return (localized.length ? localized : all).sort((a, b) => rankOf(a.name) - rankOf(b.name));
}
