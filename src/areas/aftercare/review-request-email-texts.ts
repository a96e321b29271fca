import { texts } from '#kernel/texts.ts';

export const reviewRequestEmailTexts = texts({
  subject: { en: 'How do you like it? Review order {number}', zh: '用得如何？聊聊订单 {number}' },
  title: { en: 'How do you like it?', zh: '上头效果如何？' },
  text: {
    en: 'You’ve had it for a few days now. Tell us what you like and what you don’t: both help other customers choose and help us improve. Two sentences are plenty.',
    zh: '商品到手已有几天。好与不好都请直说：既帮其他买家选择，也帮我们改进。两三句话就够。',
  },
  photo: {
    en: 'Add your own photo and get {amount} in store credit once your review is published, whatever your star rating.',
    zh: '附上一张实拍图，展示后您将获得 {amount} 余额，与星级无关。',
  },
  write: { en: 'Review: {name}', zh: '写评价：{name}' },
  why: {
    en: 'We’re only asking once about order {number}, because it was delivered.',
    zh: '因订单 {number} 已签收，我们仅就此单询问一次。',
  },
  stop: { en: 'Stop these emails', zh: '不再接收此类邮件' },
});
