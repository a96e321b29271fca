import { Form, useNavigation } from 'react-router';
import { choiceTexts } from '#areas/pricing/choice-texts.ts';
import type { BuilderKind } from '#areas/pricing/rules/configuration.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import type { OptionsPageData } from './load.server.ts';

/** A new excluded combination: options by step, a length range, and the reason in both languages. */
export function ExclusionForm({ page: { options }, kind }: { page: OptionsPageData; kind: BuilderKind }) {
  const say = useTexts(choiceTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'exclude';
  const steps = Map.groupBy(
    options.filter(({ step }) => step !== 'length'),
    ({ step }) => step,
  );
  return (
    <Card title={say('add')}>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="kind" value={kind} />
        <p className="small muted">{say('addLead')}</p>
        {[...steps].map(([step, list]) => (
          <details key={step}>
            <summary>{list[0]?.stepWord}</summary>
            <div className="choice-ticks">
              {list.map(({ value, name }) => (
                <Checkbox key={value} name="condition" value={`${step}:${value}`} label={name} />
              ))}
            </div>
          </details>
        ))}
        <div className="choice-span">
          <TextInput label={say('shortest')} name="length_from" inputMode="numeric" maxLength={2} />
          <TextInput label={say('longest')} name="length_to" inputMode="numeric" maxLength={2} />
        </div>
        <TextInput label={say('reasonEn')} name="reason_en" maxLength={160} required />
        <TextInput label={say('reasonZh')} name="reason_zh" maxLength={160} required />
        <SubmitButton kind="quiet" name="intent" value="exclude" busy={isBusy} className="at-start">
          {say('leaveOut')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
