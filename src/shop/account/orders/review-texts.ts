import { texts } from '#kernel/texts.ts';

export const reviewFormTexts = texts({
  write: { en: 'Write a review', zh: '写评价' },
  writeNamed: { en: 'Write a review of {name}', zh: '写评价：{name}' },
  stars: { en: 'How is it?', zh: '总体评分' },
  star: { en: '{count} of 5', zh: '{count} 星' },
  text: { en: 'Your words', zh: '评价内容' },
  help: {
    en: 'Length, softness, colour: what would have helped you to choose? It is shown with your first name once we have read it.',
    zh: '长度、手感、颜色如何？您的经验会帮助其他买家。评价经审核后显示，姓名会隐去。',
  },
  pictures: { en: 'Photos', zh: '晒图' },
  photoCredit: {
    en: 'With a photo of yours, {amount} go to your store credit once it is shown, whatever your stars say.',
    zh: '附实拍图的评价展示后，您将获得 {amount} 余额，与星级无关。',
  },
  send: { en: 'Send review', zh: '提交评价' },
  sending: { en: 'Sending', zh: '提交中' },
  sent: { en: 'Thank you. Your review appears once we have read it.', zh: '感谢您的评价，审核后即会显示。' },
  yours: { en: 'You gave it {count} of 5', zh: '您已评价：{count} 星' },
});
