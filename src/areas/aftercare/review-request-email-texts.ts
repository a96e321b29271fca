import { texts } from '#kernel/texts.ts';

export const reviewRequestEmailTexts = texts({
  subject: { en: 'How is it? A word about order {number}', zh: '用得如何？聊聊订单 {number}' },
  title: { en: 'How is it on you?', zh: '上头效果如何？' },
  text: {
    en: 'You have had it for a few days now. What is good, and what is not: both help others to choose, and us to do better. Two sentences are plenty.',
    zh: '商品到手已有几天。好与不好都请直说：既帮其他买家选择，也帮我们改进。两三句话就够。',
  },
  photo: {
    en: 'With a photo of yours, {amount} go to your store credit once it is shown, whatever your stars say.',
    zh: '附上一张实拍图，展示后您将获得 {amount} 余额，与星级无关。',
  },
  write: { en: 'Review: {name}', zh: '写评价：{name}' },
  why: {
    en: 'We write this once about order {number}, because it reached you.',
    zh: '因订单 {number} 已签收，我们仅就此单询问一次。',
  },
  stop: { en: 'No such letters, please', zh: '不再接收此类邮件' },
});
