import { texts } from '#kernel/texts.ts';

export const reviewTexts = texts({
  stars: { en: '{stars} out of 5', zh: '{stars} 星（满分 5 星）' },
  piece: { en: '{name}, {inches}"', zh: '{name}，{inches} 英寸' },

  // Of one product
  title: { en: 'Customer reviews', zh: '买家评价' },
  oneBuyer: { en: 'From 1 verified buyer', zh: '1 位买家' },
  buyers: { en: 'From {count} verified buyers', zh: '{count} 位买家' },
  photoCount: { en: '{count} with photos', zh: '{count} 条有图' },
  barOf: { en: '{stars} {stars:star|stars}: {count}', zh: '{stars} 星：{count} 条' },
  none: { en: 'No reviews yet', zh: '暂无评价' },
  noneText: { en: 'Only customers who bought this item can review it, once it’s been delivered.', zh: '仅购买者可在签收后评价。' },
  noneSuch: { en: 'No reviews match your filters.', zh: '没有符合条件的评价。' },
  which: { en: 'Filter reviews', zh: '筛选评价' },
  all: { en: 'All', zh: '全部' },
  inches: { en: '{inches}"', zh: '{inches} 英寸' },
  withPhotos: { en: 'With photos', zh: '有图' },
  verified: { en: 'Verified buyer', zh: '已购买' },
  bought: { en: 'Purchased: {words}', zh: '已购：{words}' },
  comma: { en: ', ', zh: '，' },
  photoOf: { en: 'Photo by {name}', zh: '{name} 的晒图' },
  answer: { en: 'Our reply', zh: '商家回复' },
  pages: { en: 'Review pages', zh: '评价分页' },
  previous: { en: 'Previous', zh: '上一页' },
  next: { en: 'Next', zh: '下一页' },
});
