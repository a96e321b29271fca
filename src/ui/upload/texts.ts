import { texts } from '#kernel/texts.ts';

export const uploadTexts = texts({
  add: { en: 'Add pictures', zh: '添加图片' },
  help: {
    en: 'JPG, PNG or WebP, up to {count} {count:picture|pictures} of 8 MB.',
    zh: '支持 JPG、PNG、WebP，最多 {count} 张，每张不超过 8 MB。',
  },
  onlyImages: { en: 'Only upload images!', zh: '只能上传图片！' },
  tooMany: { en: 'No more than {count} {count:picture|pictures}, please.', zh: '最多上传 {count} 张图片。' },
  sending: { en: 'Sending {name}', zh: '正在上传 {name}' },
  done: { en: 'Added', zh: '已添加' },
  held: { en: 'Sent as soon as the picture is there.', zh: '图片上传完成后自动提交。' },
  broken: { en: 'The line broke', zh: '网络中断' },
  retry: { en: 'Try again', zh: '重试' },
  remove: { en: 'Remove {name}', zh: '移除 {name}' },
  list: { en: 'Your pictures', zh: '已选图片' },
});
