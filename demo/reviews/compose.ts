import type { Random } from '#kernel/random.ts';
import { phrases, type ReviewedKind } from './data.ts';

export type ReviewedItem = {
  readonly categorySlug: string;
  readonly lengthInches: number | null;
  readonly texture: string;
  readonly colour: string;
  readonly days: number;
};
export type ReviewText = { readonly title: string; readonly text: string };

/** A few sentences that fit the product and the stars. */
export function composeReview(random: Random, stars: number, language: 'en' | 'zh', bought: ReviewedItem): ReviewText {
  const kind = phrases.kindOf[bought.categorySlug] ?? 'accessory';
  return language === 'zh' ? inChinese(random, stars, kind, bought) : inEnglish(random, stars, kind, bought);
}

function inEnglish(random: Random, stars: number, kind: ReviewedKind, bought: ReviewedItem): ReviewText {
  const phraseList = phrases.en;
  const say = sayer(random, bought);
  const some = (list: readonly string[], share: number) => (random.isHit(share) ? say(list) : '');
  if (stars <= 2)
    return {
      title: say(phraseList.titles.poor),
      text: joined(' ', say(phraseList.bigComplaints), some(phraseList.details[kind], 0.4), some(phraseList.makeGood, 0.7)),
    };
  const detail = say(phraseList.details[kind]);
  const second = say(phraseList.details[kind]);
  const body = [
    some(phraseList.openings, 0.7),
    detail,
    random.isHit(0.45) && second !== detail ? second : '',
    kind === 'accessory' ? '' : some(phraseList.appearances, 0.5),
    some(phraseList.services, 0.4),
  ];
  if (stars === 5) return { title: say(phraseList.titles.good), text: joined(' ', ...body, some(phraseList.endings, 0.6)) };
  const complaint =
    stars === 4 ? some(phraseList.smallComplaints, 0.75) : `${say(phraseList.smallComplaints)} ${some(phraseList.makeGood, 0.3)}`;
  return { title: say(stars === 4 ? phraseList.titles.fair : phraseList.titles.poor), text: joined(' ', ...body, complaint) };
}

function inChinese(random: Random, stars: number, kind: ReviewedKind, bought: ReviewedItem): ReviewText {
  const phraseList = phrases.zh;
  const say = sayer(random, bought);
  const some = (list: readonly string[], share: number) => (random.isHit(share) ? say(list) : '');
  const body = [
    some(phraseList.openings, 0.7),
    say(phraseList.details[kind]),
    some(phraseList.appearances, 0.5),
    some(phraseList.services, 0.6),
  ];
  return {
    title: say(phraseList.titles),
    text: joined('', ...body, stars === 5 ? some(phraseList.endings, 0.6) : say(phraseList.smallComplaints)),
  };
}

/** Picks a sentence that can be filled from the purchase: nobody praises the inches of a comb. */
function sayer(random: Random, bought: ReviewedItem): (list: readonly string[]) => string {
  const fillings: readonly (readonly [string, string])[] = [
    ['{length}', bought.lengthInches === null ? '' : String(bought.lengthInches)],
    ['{texture}', bought.texture.toLowerCase()],
    ['{colour}', bought.colour],
    ['{days}', String(bought.days)],
  ];
  const filled = (sentence: string): string | null => {
    let text = sentence;
    for (const [slot, value] of fillings) {
      if (!text.includes(slot)) continue;
      if (value === '') return null;
      text = text.replaceAll(slot, value);
    }
    return text;
  };
  return (list) => {
    for (let tries = 0; tries < 6; tries += 1) {
      const text = filled(random.pick(list));
      if (text !== null) return text.charAt(0).toUpperCase() + text.slice(1);
    }
    return filled(list.find((sentence) => !sentence.includes('{')) ?? '') ?? '';
  };
}

const joined = (between: string, ...sentences: readonly string[]): string =>
  sentences
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .join(between);
