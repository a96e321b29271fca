import { texts } from '#kernel/texts.ts';

export const reviewRequestEmailTexts = texts({
  subject: { en: 'How do you like your order {number}?', zh: '订单 {number} 的商品还满意吗？' },
  title: { en: 'How do you like it?', zh: '用得还满意吗？' },
  text: {
    en: 'You’ve had your order for a few days now. Tell us what you like and what you don’t: it helps other customers choose and helps us improve. Two sentences are plenty.',
    zh: '商品到手已有几天，好与不好都请直说：既帮其他顾客选择，也帮我们改进。两三句话就够。',
  },
  photo: {
    en: 'Add your own photo and get {amount} in store credit once your review is published, whatever your star rating.',
    zh: '附上一张实拍图，评价展示后您将获得 {amount} 账户余额，与星级无关。',
  },
  write: { en: 'Review {name}', zh: '评价：{name}' },
  why: {
    en: 'You’re receiving this email because order {number} was delivered. We ask only once per order.',
    zh: '您收到此邮件，是因为订单 {number} 已签收。每个订单我们只询问一次。',
  },
  stop: { en: 'Stop review requests', zh: '不再接收评价邀请' },
});
