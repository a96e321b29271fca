import { texts } from '#kernel/texts.ts';

export const payOutTexts = texts({
  title: { en: 'Pay {amount} to {name}?', zh: '向 {name} 结算 {amount}？' },
  text: {
    en: 'Commission through the end of {month}. The payout will be recorded as an expense and can’t be undone.',
    zh: '截至 {month} 的佣金。结算后记为支出，无法撤销。',
  },
});
