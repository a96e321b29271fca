import type { BuilderKind, BuilderStep } from '../configuration.ts';

/** Meaning of a phrase; tried top down, and each match is removed from the sentence. */
export type WordMeaning = { readonly step: BuilderStep | 'extras'; readonly value: string; readonly isAssumed?: true };
export type DictionaryEntry = readonly [pattern: RegExp, meaning: WordMeaning];

const at = (step: WordMeaning['step'], value: string, pattern: string, isAssumed?: true): DictionaryEntry => [
  new RegExp(pattern, 'gu'),
  { step, value, ...(isAssumed && { isAssumed }) },
];
const w = (pattern: string): string => `(?<![a-z])(?:${pattern})(?![a-z])`;

export const dictionary: readonly DictionaryEntry[] = [
  // Two-tone colors come first, since they contain the names of single ones.
  at('colour', 't1b27', '(?<![a-z\\d])t?\\s*1b\\s*[/-]\\s*27(?!\\d)'),
  at('colour', 'p427', '(?<![a-z\\d])p?\\s*#?4\\s*[/-]\\s*27(?!\\d)'),
  at('colour', 'p1b613', '(?<![a-z\\d])p?\\s*1b\\s*[/-]\\s*613(?!\\d)'),
  at('colour', 't1b27', `(?<![a-z])t1b27(?![a-z\\d])|${w('ombr[eé]')}|渐变`),
  at('colour', 'p427', `(?<![a-z])p427(?!\\d)|${w('highlight(?:s|ed)?')}|挑染`),
  at('colour', 'p1b613', `(?<![a-z])p1b613(?!\\d)|${w('piano')}|钢琴`),
  at('colour', '27', `${w('honey blonde?|honey')}|蜜糖金?|蜂蜜金`),
  at('colour', '2', `${w('dark brown|darkest brown')}|深棕|深褐`),
  at('colour', '4', `${w('chocolate brown|chocolate|medium brown')}|巧克力棕?`),
  at('colour', '30', `${w('auburn')}|赤褐|红棕`),
  at('colour', '99j', `${w('burgundy|wine red|wine')}|(?<![a-z\\d])#?99\\s*j(?![a-z])|酒红`),
  at('colour', '350', `${w('ginger')}|(?<!\\d)#?350(?!\\s*[%\\d])|姜[橘黄橙]`),
  at('colour', 'silver', `${w('silver gr[ae]y|silver|gr[ae]y')}|银灰|银色|灰色`),
  at('colour', 'pink', `${w('pink')}|粉色|粉红`),
  at('colour', '1', `${w('jet black')}|纯黑|特黑|(?:#|colou?r\\s*#?|色号\\s*#?)1(?![\\p{L}\\p{N}])`),
  at('colour', '1b', `${w('natural black|off black|natural colou?rs?|natural')}|(?<![a-z\\d])#?1\\s*b(?![a-z\\d])|自然黑|自然色|原色`),
  at('colour', '613', `${w('613 blonde?|platinum blonde?|light blonde?')}|(?<!\\d)#?613(?!\\d)|浅金`),
  ...(['2', '4', '27', '30'] as const).map((code) => at('colour', code, `(?:#|colou?r\\s*#?|色号\\s*#?)\\s*${code}(?![\\p{L}\\p{N}%"″])`)),
  at('colour', '613', `${w('blonde?')}|金色|金发`, true),
  at('colour', '1b', `${w('black')}|黑色`, true),

  at('texture', 'yaki-straight', `${w('yaki(?:\\s*straight)?')}|雅基(?:直发?)?`),
  at('texture', 'straight', `${w('(?:bone|silky)?\\s*straight')}|直发|直的`),
  at('texture', 'body-wave', `${w('body\\s*-?\\s*waves?|bw')}|大波浪|大波`),
  at('texture', 'loose-wave', `${w('loose\\s*-?\\s*waves?')}|松波浪?`),
  at('texture', 'deep-wave', `${w('deep\\s*-?\\s*waves?')}|深波浪?`),
  at('texture', 'water-wave', `${w('water\\s*-?\\s*waves?')}|水波[纹浪]?`),
  at('texture', 'kinky-curly', `${w('kinky\\s*-?\\s*(?:curly|curls?)')}|小卷曲?`),

  at('cap', 'full-lace', `${w('full\\s*-?\\s*lace')}|全蕾丝`),
  at('cap', 'u-part', `${w('u\\s*-?\\s*part')}|u\\s*型(?:开口)?`),
  at('cap', 'v-part', `${w('v\\s*-?\\s*part')}|v\\s*型(?:开口)?`),
  at('cap', 'headband', `${w('head\\s*-?\\s*band')}|发带式?`),
  at('cap', '360', '(?<!\\d)360(?!\\d)'),

  at('lace', 'hd', `${w('hd')}|隐形`),
  at('lace', 'transparent', `${w('transparent|clear|trans')}|透明`),

  at('capSize', 'XS', `${w('xs|extra small|petite')}\\s*(?:cap|size)?|xs\\s*码|特小[号码]`),
  at('capSize', 'XL', `${w('xl|extra large')}\\s*(?:cap|size)?|xl\\s*码|特大[号码]`),
  at('capSize', 'S', `${w('small')}(?:\\s*(?:cap|size))?|cap(?: size)? s(?![a-z])|size s(?![a-z])|(?<![a-z])s\\s*码|小[号码]`),
  at('capSize', 'M', `${w('medium|average')}\\s*(?:cap|size)|cap(?: size)? m(?![a-z])|size m(?![a-z])|(?<![a-z])m\\s*码|中[号码]`),
  at('capSize', 'L', `${w('large')}(?:\\s*(?:cap|size))?|cap(?: size)? l(?![a-z])|size l(?![a-z])|(?<![a-z])l\\s*码|大[号码]`),
  at('capSize', 'measured', `${w('my (?:own )?measure(?:s|ments)|custom cap|made to measure')}|按(?:我的)?尺寸|量身`),

  at('part', 'free', `${w('free\\s*-?\\s*part')}|自由分缝?`),
  at('part', 'middle', `${w('middle\\s*-?\\s*part')}|中分`),
  at('part', 'three', `${w('three\\s*-?\\s*(?:way\\s*)?part|3\\s*-?\\s*(?:way\\s*)?part')}|三分`),

  at('origin', 'india', `${w('indian?')}|印度`),
  at('origin', 'china', `${w('chinese|china')}|中国发`),
  at('origin', 'vietnam', `${w('vietnam(?:ese)?')}|越南`),
  at('origin', 'myanmar', `${w('burm(?:ese|a)|myanmar')}|缅甸`),
  at('origin', 'cambodia', `${w('cambodian?')}|柬埔寨`),

  at('extras', 'bleached-knots', `${w('bleach(?:ed)?(?:ing)?\\s*(?:the )?knots?')}|漂白?(?:发)?结`),
  at('extras', 'pre-cut', `${w('pre\\s*-?\\s*cut(?:\\s*lace)?')}|预剪(?:蕾丝)?`),
  at('extras', 'bangs', `${w('(?:with\\s*)?(?:bangs?|fringe)')}|刘海`),
  at('extras', 'styled', `${w('(?:pre\\s*-?\\s*)?styled|styling')}|造型`),
  at('extras', 'pre-plucked', `${w('pre\\s*-?\\s*plucked')}|预拔`),
];

/** Requested but not sold: it is better to say so than to ignore it. */
export const unsoldPhrases: readonly DictionaryEntry[] = [
  at(
    'colour',
    'other',
    `${w('blue|green|purple|violet|teal|lavender|red|orange|rainbow|copper|peach|yellow')}|蓝色|绿色|紫色|红色|橙色|黄色`,
  ),
  at('texture', 'other', `${w('jerry curl|afro|spanish wave|italian curl|egg curl|natural wave|burmese curl')}|爆炸头|西班牙卷`),
];

/** Ambiguous: never taken for either meaning. */
export const ambiguousPhrases: readonly DictionaryEntry[] = [at('colour', '', `${w('brown|brunette')}|棕色|褐色`)];

export const kindPhrases: readonly (readonly [BuilderKind, RegExp])[] = [
  ['wig', new RegExp(`${w('wigs?|lace\\s*-?\\s*front')}|假发|头套|发套`, 'gu')],
  ['bundle', new RegExp(`${w('bundles?|wefts?|weaves?')}|发帘|发束|发把`, 'gu')],
  ['closure-frontal', new RegExp(`${w('closures?|frontals?')}|发块|顶发块?|前额`, 'gu')],
];
/** Only wigs are bobs, and the Chinese classifier for caps counts wigs. */
export const wigHints = new RegExp(`${w('bobs?|unit')}|波波头|顶`, 'u');

/** Words corrected when one letter is wrong. */
export const spellCheckedWords =
  'straight body wave loose water kinky curly transparent closure frontal headband density inches bundle bundles natural burgundy chocolate blonde ginger auburn silver bleached knots bangs styled middle vietnamese burmese cambodian indian highlight honey pieces'.split(
    ' ',
  );
export const numberNames: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  fifty: 50,
};
