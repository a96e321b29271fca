import type { Language, LocalizedText } from '#kernel/texts.ts';

type AuthorPlan = { readonly name: LocalizedText; readonly work: LocalizedText; readonly about: LocalizedText };

/** Blog authors by key. */
const authors: Readonly<Record<string, AuthorPlan>> = {
  'lin-mei': {
    name: { en: 'Lin Mei', zh: '林梅' },
    work: { en: 'Head of sorting and wefting, Xuchang', zh: '许昌车间分拣与缝帘主管' },
    about: {
      en: 'Has sorted hair since 2009 and signs off on the weight record of every raw lot.',
      zh: '2009 年起从事分拣，每批原发的称重单均由其签字确认。',
    },
  },
  'denise-carter': {
    name: { en: 'Denise Carter', zh: '丹妮丝·卡特' },
    work: { en: 'Wig fitter and customer service, Atlanta', zh: '亚特兰大客服与试戴师' },
    about: {
      en: 'Fitted wigs in a salon for 11 years. Now runs our returns table, where every fitting mistake ends up.',
      zh: '在沙龙做了十一年试戴，如今负责退货检验，见过各种佩戴失误。',
    },
  },
  'marcus-hall': {
    name: { en: 'Marcus Hall', zh: '马库斯·霍尔' },
    work: { en: 'Account manager for stylists and stores', zh: '发型师与门店客户经理' },
    about: {
      en: 'Sets up business accounts and walks new shop owners through their first-year numbers.',
      zh: '负责商务客户开户，陪新店主一起算第一年的账。',
    },
  },
};

export type Author = { readonly name: string; readonly work: string; readonly about: string };

/** Unknown authors are the shop itself. */
export function authorOf(key: string, language: Language): Author {
  const found = Object.hasOwn(authors, key) ? authors[key] : undefined;
  if (!found) return { name: key, work: '', about: '' };
  return { name: found.name[language], work: found.work[language], about: found.about[language] };
}

export const authorsIn = (language: Language): { readonly key: string; readonly name: string }[] =>
  Object.entries(authors).map(([key, { name }]) => ({ key, name: name[language] }));
