import { texts } from '#kernel/texts.ts';

export const reviewTexts = texts({
  stars: { en: '{stars} of 5', zh: '{stars} 星（满分 5 星）' },
  piece: { en: '{name}, {inches} in', zh: '{name}，{inches} 英寸' },

  // Of one product
  title: { en: 'Reviews', zh: '买家评价' },
  oneBuyer: { en: '1 buyer of this piece', zh: '1 位买家' },
  buyers: { en: '{count} buyers of this piece', zh: '{count} 位买家' },
  photoCount: { en: '{count} with photos', zh: '{count} 条有图' },
  barOf: { en: '{stars} stars: {count}', zh: '{stars} 星：{count} 条' },
  none: { en: 'Nobody has reviewed it yet', zh: '暂无评价' },
  noneText: { en: 'Only those who bought it can, a few days after it arrives.', zh: '仅购买者可在收货数日后评价。' },
  noneSuch: { en: 'No review fits this choice.', zh: '没有符合条件的评价。' },
  which: { en: 'Which reviews', zh: '筛选评价' },
  all: { en: 'All', zh: '全部' },
  inches: { en: '{inches} in', zh: '{inches} 英寸' },
  withPhotos: { en: 'With photos', zh: '有图' },
  verified: { en: 'Verified buyer', zh: '已购买' },
  bought: { en: 'Bought {words}', zh: '已购：{words}' },
  comma: { en: ', ', zh: '，' },
  photoOf: { en: 'Photo by {name}', zh: '{name} 的晒图' },
  answer: { en: 'Our answer', zh: '商家回复' },
  pages: { en: 'Pages of reviews', zh: '评价分页' },
  previous: { en: 'Previous', zh: '上一页' },
  next: { en: 'Next', zh: '下一页' },
});
