import { texts } from '#kernel/texts.ts';

export const blogTexts = texts({
  home: { en: 'Home', zh: '首页' },
  breadcrumb: { en: 'Breadcrumb', zh: '当前位置' },
  title: { en: 'Blog', zh: '博客' },
  lead: {
    en: 'Written by the people who sort, knot and fit our hair. Learn where hair comes from, how to choose it, how to care for it and what it takes to sell it.',
    zh: '由负责分拣、钩织与试戴的同事执笔：头发从哪里来，怎么选、怎么养，以及卖头发要算清的账。',
  },
  keywords: {
    en: 'hair blog, wig guide, where human hair comes from, wig care tips, starting a hair business',
    zh: '假发博客, 假发选购, 头发产地, 假发护理, 发品创业',
  },
  by: { en: '{author} · {day}', zh: '{author} · {day}' },
});
