import { texts } from '#kernel/texts.ts';

export const uploadTexts = texts({
  add: { en: 'Add photos', zh: '添加图片' },
  help: {
    en: 'JPG, PNG or WebP, up to {count} {count:photo|photos}, 8 MB each.',
    zh: '支持 JPG、PNG、WebP，最多 {count} 张，每张不超过 8 MB。',
  },
  onlyImages: { en: 'Only upload images!', zh: '只能上传图片！' },
  tooMany: { en: 'You can add up to {count} {count:photo|photos}.', zh: '最多上传 {count} 张图片。' },
  sending: { en: 'Uploading {name}', zh: '正在上传 {name}' },
  done: { en: 'Added', zh: '已添加' },
  held: { en: 'We’ll submit this as soon as the photo is uploaded.', zh: '图片上传完成后自动提交。' },
  broken: { en: 'Connection lost', zh: '网络中断' },
  retry: { en: 'Try again', zh: '重试' },
  remove: { en: 'Remove {name}', zh: '移除 {name}' },
  list: { en: 'Your photos', zh: '已选图片' },
});
