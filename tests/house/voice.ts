import { globSync, readFileSync } from 'node:fs';

/** A piece of text that people read, with the place it comes from. */
export type Spoken = { readonly at: string; readonly text: string };
export type Ban = readonly [pattern: RegExp, instead: string];

/** British spellings. */
const british: readonly Ban[] = [
  [/\b\w*colour\w*/i, 'color'],
  [
    /\b(?:grey\w*|centre[ds]?|catalogue\w*|favourite\w*|honour\w*|mould\w*|jewellery|cheques?|whilst|amongst|behaviour\w*|neighbour\w*)\b/i,
    'American',
  ],
  [
    /\b(?:cancell(?:ed|ing|able)|labell\w+|travell\w+|modell(?:ed|ing)|totall(?:ed|ing)|fulfil(?:s|ment)?|enrol(?:s|ment)?)\b/i,
    'one l, or two',
  ],
  [
    /\b(?:licences?|practis\w+|defence|programmes?|learnt|spelt|metres?|litres?|tyres?|flavour\w*|labour|odour\w*|plaits?|theatres?)\b/i,
    'American',
  ],
  [
    /\b(?:organ|recogn|personal|custom|author|final|optim|priorit|summar|categor|apolog|minim|maxim|special|item|moistur|neutral|real|standard|util|visual|initial|synchron|emphas|memor|capital|central)is(?:e[ds]?|ing|ers?|ations?)\b/i,
    '-ize',
  ],
  [/\banalys(?:e[ds]?|ing)\b/i, 'analyze'],
  [/\be-mail|\bpost ?codes?\b|\bpost code/i, 'email, ZIP code'],
  [
    /\b(?:parcels?|working days?|fortnight\w*|dispatch(?:ed|es|ing)?|trolley|tick(?:ed|s|ing)?)\b/i,
    'package, business day, ship, cart, select',
  ],
];

/** People are "you", "we", "the customer", "they", "no one". */
const persons: readonly Ban[] = [
  [/\b(?:somebody|whoever|nobody|whomever)\b/i, 'no one, the customer, or the passive'],
  [/\b(?:she|her|hers|herself)\b/i, 'they'],
  [/(?<!verified )\bbuyers?\b|\baskers?\b|\bcolleagues?\b/i, 'customer, staff member'],
];

/** The "not" column of the shop's word list, where it is unmistakable. */
const phrases: readonly Ban[] = [
  [/\b(?:our|one|the|a monthly|this|that|every|each|leave this) letters?\b(?! (?:and|or|of) )|\bletters? a month\b/i, 'email, newsletter'],
  [/\bmost bought\b/i, 'best sellers'],
  [/\boften asked\b|\bquestions and answers\b/i, 'frequently asked questions'],
  [/\bfrom people who bought\b/i, 'customer reviews'],
  [
    /\bshop by kind\b|\bstart from the texture\b|\bnew from the workroom\b|\bfind quickly\b|\bmake your own\b/i,
    'shop by, new arrivals, popular, build your own',
  ],
  [/\bpieces? (?:in your (?:bag|cart)|to ship|ordered|missing)\b|\{count:piece\|pieces\}/i, 'item'],
  [/\bwhat it comes to\b|\bcomes? off the sum\b|\bthe sums?\b(?! of )/i, 'total'],
  [/\b(?:at most|up to|\d+|\{\w+\}) signs\b/i, 'characters'],
  [/\bcall(?:ed|ing|s)? (?:it )?off\b/i, 'cancel'],
  [/^(?:Brought|Bring) (?:it |this )?back\b|\bbrought back (?:by|on|from)\b/, 'restore'],
  [/\bgiven on\b/i, 'issued on'],
  [/\bprices? (?:falls?|fell|has fallen)\b/i, 'drops'],
  [/\bstands? (?:here|in your|nowhere)\b|\bwill stand\b/i, 'appears'],
  [/\bthe line is back\b|\bwithout a line\b|\bwaiting for the line\b|\bin a tunnel\b/i, 'online, offline'],
  [/\b(?:a|the|our|this|short|recorded|your) films?\b/i, 'video'],
  [/\border by hand\b/i, 'create order'],
  [
    /\bwho asks\b|\bto (?:her|your) measures\b|\blook once more\b|\b(?:was|were) not taken\b|\bwasn’t taken\b/i,
    'customer, made to measure, double-check',
  ],
  [/\bask the provider again\b|\breceived less what\b|\bstill to pay\b|\bleaves by\b/i, 'balance due, ships by'],
  [/(?<!price )\bprotected until\b/i, 'price protected until'],
  [/\bput it back\b|\bput into its tote\b|\bpacked, label later\b|^(?:By the book|On the scale)$/i, 'expected weight, mark as packed'],
  [
    /\ba piece is missing\b|\bnothing waiting\b|\bwaiting for somebody\b|\bmoney in\b|\bworld clock\b|\bto before\b/i,
    'report missing item, all caught up',
  ],
  [
    /\b(?:sign|signed|signs|signing) out\b|\bwhite ?list\w*|\bsecond factor\b|\bemergency codes?\b/i,
    'log out, allowlist, two-factor, recovery code',
  ],
  [/\bfringes?\b|\b(?:the|a|clear|middle|side) partings?\b(?! (?:space|room|area))/i, 'bangs, part'],
  [/\b(?:our|in this) house\b/i, 'our team, store'],
  [/\bprice laid open\b|\bwith every line of it\b|\bsay what you want\b|\btwo near pieces\b|\bfrom our shelf\b/i, 'see the examples'],
  [
    /\bin the first step\b|\bfree of charge until\b|\bit was not you\b|\blook into your mailbox\b|\bwas not right\b|\btaken or sent yet\b/i,
    'see the examples',
  ],
];

const marks: readonly Ban[] = [
  [/[A-Za-z]'[A-Za-z]|[A-Za-z]s' /, '’'],
  [/[\d}] %/, 'no space before %'],
];

/** What the shop never says in English. */
export const bans: readonly Ban[] = [...british, ...persons, ...phrases, ...marks];
/** Customers choose their own words; they spell as Americans do. */
export const spellingBans: readonly Ban[] = [...british, ...marks];
/** Articles may tell a story about a person with a name. */
export const articleBans: readonly Ban[] = bans.filter(([pattern]) => !pattern.test('she'));

export const chineseBans: readonly Ban[] = [
  [/每月来信|发信箱|购物金|(?<!支付|收款)手续费|分拣与理发/, '每月资讯, 邮件记录, 账户余额, 处理费'],
  [/答复|营业小时|重设(?!置)|办结|网址名|店内价格|最终销售/, '回复, 工作小时, 重置, 完结, URL 别名, 零售价, 售出不退不换'],
  [/发纹(?![丝理])|高清蕾丝|隐形蕾丝|假人头|捐发|订金|顶发(?!块|假发|蕾丝|$)/, '纹理, HD 蕾丝, 头模, 发源, 定金, 顶发块'],
  [/\p{Script=Han}[,;:!?()]\p{Script=Han}/u, 'full-width punctuation'],
];

export const faultsIn = (spoken: readonly Spoken[], list: readonly Ban[], allowed: ReadonlySet<string> = new Set()): string[] =>
  spoken.flatMap(({ at, text }) =>
    allowed.has(text)
      ? []
      : list.flatMap(([pattern, instead]) => {
          const found = pattern.exec(text)?.[0];
          return found ? [`${at}: “${found}” (${instead}) in: ${text.slice(0, 160)}`] : [];
        }),
  );

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** As read: without escapes and the names of placeholders. */
const unescaped = (text: string): string =>
  text
    .replaceAll("\\'", "'")
    .replaceAll('\\n', ' ')
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}|(?<=\{)[a-z]\w*(?=\})/gi, '…');
const strings = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Texts written as { en, zh } anywhere in the source, and the summaries and notes of the calls. */
export function interfaceTexts(language: 'en' | 'zh'): Spoken[] {
  const names = language === 'en' ? 'en|summary|description|describe' : 'zh';
  const pattern = new RegExp(
    `\\b(?:${names})(?::|\\()\\s*(?:'((?:[^'\\\\\\n]|\\\\.)*)'|"((?:[^"\\\\\\n]|\\\\.)*)"|\`((?:[^\`\\\\]|\\\\.)*)\`)`,
    'g',
  );
  return globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return [...source.matchAll(pattern)].map((match) => ({
        at: `${file}:${source.slice(0, match.index).split('\n').length}`,
        text: unescaped(match[1] ?? match[2] ?? match[3] ?? ''),
      }));
    });
}

/** What people typed into a search box, and what suppliers call their goods, is theirs. */
const typed = /search-terms|synonyms|keywords\.json|trade-terms/;
/** Names of files and records, read by the demo only. */
const internal = /\.(?:slug|style|picture|unit)$/;

function jsonTexts(value: unknown, at: string): Spoken[] {
  if (typeof value === 'string') return internal.test(at) || !/[\s\p{Script=Han}]/u.test(value) ? [] : [{ at, text: unescaped(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => jsonTexts(inside, `${at}.${key}`));
}

/** Without addresses: link targets, anchors and the head's lists of names. */
const markdownTexts = (source: string, file: string): Spoken[] =>
  source.split('\n').flatMap((line, index) => {
    const text = line.replace(/\]\([^)]*\)|\{#[^}]*\}|\[\[[^\]]*\]\]/g, ' ');
    return /^(?:goods|picture|author): /.test(line) ? [] : [{ at: `${file}:${index + 1}`, text }];
  });

const isQuery = (text: string): boolean => /^\s*(?:insert|select|update|with|delete|create|alter)\b/.test(text);

/** Comments and errors that only engineers read are left out. */
function scriptTexts(source: string, file: string): Spoken[] {
  const shown = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|new Error\((?:[^()]|\([^()]*\))*\)/gm, '');
  return [...shown.matchAll(strings)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((text) => (/\s/.test(text) || hasHan(text)) && !isQuery(text))
    .map((text) => ({ at: file, text: unescaped(text) }));
}

/** The words of the demo shop: its JSON, its pages and the strings of its TypeScript. */
export function demoTexts(language: 'en' | 'zh', extension: 'json' | 'md' | 'ts'): Spoken[] {
  const files = globSync(`demo/**/*.${extension}`).filter((file) => !file.includes('.test.') && !typed.test(file));
  return files
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      if (extension === 'json') return jsonTexts(JSON.parse(source), file);
      return extension === 'md' ? markdownTexts(source, file) : scriptTexts(source, file);
    })
    .filter(({ text }) => hasHan(text) === (language === 'zh'));
}
