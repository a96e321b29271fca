import { texts } from '#kernel/texts.ts';

export const videoTexts = texts({
  home: { en: 'Home', zh: '首页' },
  breadcrumb: { en: 'Breadcrumb', zh: '当前位置' },
  title: { en: 'Videos', zh: '视频' },
  titleTagged: { en: 'Videos: {tag}', zh: '视频：{tag}' },
  lead: {
    en: 'Hair in motion, no filters. Short, silent clips that show how it falls, how it catches the light and how the color blends.',
    zh: '真实动态，不加滤镜。短片无声：看垂坠、看光泽、看渐变。',
  },
  description: {
    en: 'Human hair wigs, bundles and ponytails in motion, with the products shown',
    zh: '真人发假发、发帘与马尾的动态短片，附字幕、文字说明及片中同款',
  },
  keywords: { en: 'human hair videos, wig videos, hair in motion, {tag}', zh: '真人发视频, 假发视频, 动态展示, {tag}' },
  all: { en: 'All', zh: '全部' },
  tags: { en: 'Filter by tag', zh: '按标签筛选' },
  length: { en: 'Duration {time}', zh: '时长 {time}' },
  count: { en: '{count} videos', zh: '{count} 个视频' },
  one: { en: '1 video', zh: '1 个视频' },
  emptyTitle: { en: 'No videos yet', zh: '暂无视频' },
  emptyText: {
    en: 'Our first videos are on the way. Until then, each product’s photos show the front, back and side.',
    zh: '首批短片正在路上。在此之前，可先看商品的正面、背面与侧面图。',
  },
  toGoods: { en: 'Shop wigs', zh: '看看假发' },
  transcript: { en: 'Transcript', zh: '画面说明' },
  silent: { en: 'No sound. Captions in English and Chinese.', zh: '无声。提供中英文字幕。' },
  captionsEn: { en: 'English', zh: 'English' },
  captionsZh: { en: '中文', zh: '中文' },
  goods: { en: 'Hair in this video', zh: '片中同款' },
  related: { en: 'More videos', zh: '更多视频' },
  published: { en: 'Published {date}', zh: '发布于 {date}' },
  noPlay: { en: 'Your browser can’t play this video.', zh: '您的浏览器无法播放此视频。' },
  download: { en: 'Download video', zh: '下载视频' },
});

/** Known video tags; others are shown as staff wrote them. */
export const videoTagTexts = texts({
  wig: { en: 'Wigs', zh: '假发' },
  bundle: { en: 'Bundles', zh: '发帘' },
  extensions: { en: 'Extensions', zh: '接发' },
  straight: { en: 'Straight', zh: '直发' },
  'body-wave': { en: 'Body wave', zh: '大波浪' },
  'deep-wave': { en: 'Deep wave', zh: '深波浪' },
  bob: { en: 'Bob', zh: '波波头' },
  long: { en: 'Long', zh: '长发' },
  black: { en: 'Black', zh: '黑色' },
  brown: { en: 'Brown', zh: '棕色' },
  blonde: { en: 'Blonde', zh: '金色' },
  red: { en: 'Red', zh: '红色' },
  ombre: { en: 'Ombré', zh: '渐变' },
  customer: { en: 'Filmed for customers', zh: '顾客看货' },
});
