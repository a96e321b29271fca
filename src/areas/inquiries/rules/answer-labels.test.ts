import { expect, test } from 'vitest';
import { answerLabels } from './answer-labels.ts';

test('staff read the answers of a business form as the customer saw them', () => {
  const answers = { business: 'stylist', volume: 'lots', state: 'elsewhere' };
  expect(answerLabels(answers, 'en')).toEqual([
    { label: 'Type of business', value: 'Stylist' },
    { label: 'Items per month', value: 'More than 200' },
    { label: 'State', value: 'Outside the US' },
  ]);
  expect(answerLabels(answers, 'zh')[0]).toEqual({ label: '业务类型', value: '发型师' });
});

test('an answer of another form is shown as it was sent', () => {
  expect(answerLabels({ state: 'CA', salon_name: 'many' }, 'en')).toEqual([
    { label: 'State', value: 'CA' },
    { label: 'salon_name', value: 'many' },
  ]);
});
