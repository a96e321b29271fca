import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import { type CustomQuestion, customAnswerTexts, customQuestionTexts } from '#areas/custom/option-texts.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import type { StaffRequest } from './load.server.ts';
import { RequestActionForm } from './request-action-form.tsx';

/** What the picture reader recognized, to be corrected by staff. */
export function DetectedHairForm({ request: { id, detected, confidence } }: { request: StaffRequest }) {
  const say = useTexts(requestOfficeTexts);
  const question = useTexts(customQuestionTexts);
  return (
    <RequestActionForm id={id} intent="detected" title={say('detected')} button={say('save')}>
      {confidence !== null && <p className="small muted">{say('confidence', { percent: confidence })}</p>}
      {(['texture', 'colour', 'length'] as const).map((name) => (
        <TextInput key={name} label={question(name)} name={`detected.${name}`} maxLength={60} defaultValue={detected[name]} />
      ))}
    </RequestActionForm>
  );
}

/** The specification; after a change the buyer must confirm again. */
export function RequestSpecForm({ request: { id, kind, configuration } }: { request: StaffRequest }) {
  const say = useTexts(requestOfficeTexts);
  const question = useTexts(customQuestionTexts);
  const { language } = useLocale();
  const questions: readonly CustomQuestion[] =
    kind === 'packaging'
      ? ['ground', 'print', 'words']
      : ['cap', 'lace', 'texture', 'length', 'density', 'colour', 'capSize', 'parting', 'knots', 'bangs'];
  return (
    <RequestActionForm key={JSON.stringify(configuration)} id={id} intent="work" title={say('sheetWork')} button={say('save')}>
      {questions.map((name) => {
        const answers = customAnswerTexts[name];
        const given = configuration[name] ?? '';
        if (!answers)
          return <TextInput key={name} label={question(name)} name={`configuration.${name}`} maxLength={60} defaultValue={given} />;
        return (
          <Select key={name} label={question(name)} name={`configuration.${name}`} defaultValue={given}>
            <option value="" />
            {Object.entries(answers).map(([value, label]) => (
              <option key={value} value={value}>
                {label[language]}
              </option>
            ))}
          </Select>
        );
      })}
    </RequestActionForm>
  );
}
