import { inLanguage, type Language } from '#kernel/texts.ts';
import { choiceTexts } from '../choice-texts.ts';
import type { Bounds } from './rule-data.ts';

type Option = { readonly step: string; readonly value: string; readonly nameEn: string; readonly nameZh: string };
const spanOf = ({ min, max }: Bounds): string => (min === undefined ? `≤ ${max}` : max === undefined ? `≥ ${min}` : `${min}–${max}`);

/** Builder options as text: one value, a step, a whole condition, and a rule key such as cap:4x4+lace:hd. */
export function choiceLabels(options: readonly Option[], language: Language) {
  const nameOf = (step: string, value: string): string => {
    const option = options.find((one) => one.step === step && one.value === value);
    return option ? (language === 'zh' ? option.nameZh : option.nameEn) : value;
  };
  const stepLabel = (step: string): string => (step in choiceTexts ? inLanguage(choiceTexts[step as 'cap'], language) : step);
  const labeled = (step: string, value: string): string => `${stepLabel(step)}${language === 'zh' ? '：' : ': '}${value}`;
  const describe = ([step, condition]: [string, unknown]): string => {
    const values = Array.isArray(condition)
      ? condition.map((value) => nameOf(step, String(value))).join(' / ')
      : step === 'length'
        ? inLanguage(choiceTexts.inches, language, { span: spanOf(condition as Bounds) })
        : `${spanOf(condition as Bounds)}%`;
    return labeled(step, values);
  };
  const describeKey = (key: string): string =>
    key
      .split('+')
      .map((part) => {
        const [step = '', value] = part.split(':');
        return value === undefined ? part : labeled(step, step === 'density' ? `${value}%` : nameOf(step, value));
      })
      .join(' + ');
  return { nameOf, stepWord: stepLabel, said: describe, keySaid: describeKey };
}
