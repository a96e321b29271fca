import { texts } from '#kernel/texts.ts';

export const reviewFormTexts = texts({
  write: { en: 'Write a review', zh: '写评价' },
  writeNamed: { en: 'Write a review of {name}', zh: '写评价：{name}' },
  stars: { en: 'Overall rating', zh: '总体评分' },
  star: { en: '{count} out of 5', zh: '{count} 星' },
  text: { en: 'Your review', zh: '评价内容' },
  help: {
    en: 'How are the length, softness and color? What would have helped you choose? We’ll post it with your first name once we’ve read it.',
    zh: '长度、手感、颜色如何？您的体验能帮助其他买家。评价经审核后显示，只显示您的名字，不显示全名。',
  },
  pictures: { en: 'Photos', zh: '晒图' },
  photoCredit: {
    en: 'Add your own photo and get {amount} in store credit once your review is posted, whatever your star rating.',
    zh: '带实拍图的评价展示后，您将获得 {amount} 余额，与星级无关。',
  },
  send: { en: 'Submit review', zh: '提交评价' },
  sending: { en: 'Submitting…', zh: '提交中…' },
  sent: { en: 'Thank you! Your review will appear once we’ve read it.', zh: '感谢您的评价，审核后即会显示。' },
  yours: { en: 'You rated it {count} out of 5', zh: '您已评价：{count} 星' },
});
