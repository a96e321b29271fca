import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { promotionPlanTexts } from '#areas/promotions/promotion-plan-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';

type Plan = {
  readonly id: number;
  readonly titleEn: string;
  readonly titleZh: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly pictureUrl: string;
};
type PlanCardProps = {
  /** Null for a new one, which starts with proposed times. */
  plan: Plan | null;
  soon: { readonly starts: string; readonly ends: string };
  /** Field width: pairs are side by side only where there is room. */
  span: 'half' | 'full-row';
  page: ReactNode;
  description: ReactNode;
  children?: ReactNode;
};

/** Page, texts in both languages, dates, and additional fields. */
export function PlanCard({ plan, soon, span, page, description, children }: PlanCardProps) {
  const say = useTexts(promotionPlanTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const time = (name: 'starts_at' | 'ends_at', label: string, value: string) => (
    <TextInput span={span} label={label} name={name} type="datetime-local" defaultValue={value} required />
  );
  return (
    <Card title={say('plan')} note={say('timeNote')}>
      <Form method="post" className="form-grid">
        {plan && <input type="hidden" name="id" value={plan.id} />}
        {page}
        <BilingualFields
          span={span}
          name="title"
          labels={[say('titleEn'), say('titleZh')]}
          maxLength={120}
          values={[plan?.titleEn, plan?.titleZh]}
          required
        />
        {description}
        {time('starts_at', say('starts'), plan?.startsAt ?? soon.starts)}
        {time('ends_at', say('ends'), plan?.endsAt ?? soon.ends)}
        {children}
        <TextInput
          span="full-row"
          label={say('pictureUrl')}
          optional={say('optional')}
          name="picture_url"
          maxLength={300}
          defaultValue={plan?.pictureUrl}
        />
        <span className="full-row">
          <SubmitButton kind={plan ? 'quiet' : 'primary'} name="intent" value="save" busy={isBusy}>
            {say(plan ? 'save' : 'saveNew')}
          </SubmitButton>
        </span>
      </Form>
    </Card>
  );
}

type InBothProps = {
  span: 'half' | 'full-row';
  name: string;
  labels: readonly [en: string, zh: string];
  values: readonly [en: string | undefined, zh: string | undefined];
  maxLength: number;
  /** More than one line. */
  rows?: number;
  optional?: string;
  required?: boolean;
};

/** The same field in English and Chinese. */
export function BilingualFields({ span, name, labels, values, maxLength, rows, optional, required = false }: InBothProps) {
  return (['en', 'zh'] as const).map((language, at) => {
    const field = {
      ...{ span, label: labels[at] ?? '', name: `${name}_${language}`, maxLength, defaultValue: values[at], required },
      ...(optional && { optional }),
      ...(language === 'zh' && { lang: 'zh' }),
    };
    return rows ? <TextArea key={language} rows={rows} {...field} /> : <TextInput key={language} {...field} />;
  });
}
