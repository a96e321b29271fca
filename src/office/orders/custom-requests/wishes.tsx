import { deskTexts } from '#areas/custom/office-texts.ts';
import { answerTexts, type Question, questionTexts } from '#areas/custom/option-texts.ts';
import { useHere, useSay } from '#site/here.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Act } from './act.tsx';
import type { StaffRequest } from './load.server.ts';

/** What the reader saw, to be put right by eyes that know hair. */
export function Detected({ request: { id, detected, confidence } }: { request: StaffRequest }) {
  const say = useSay(deskTexts);
  const question = useSay(questionTexts);
  return (
    <Act id={id} intent="detected" title={say('detected')} button={say('save')}>
      {confidence !== null && <p className="small muted">{say('confidence', { percent: confidence })}</p>}
      {(['texture', 'colour', 'length'] as const).map((name) => (
        <TextInput key={name} label={question(name)} name={`detected.${name}`} maxLength={60} defaultValue={detected[name]} />
      ))}
    </Act>
  );
}

/** The work itself; changed after a sheet was written, the buyer is asked again. */
export function Work({ request: { id, kind, configuration } }: { request: StaffRequest }) {
  const say = useSay(deskTexts);
  const question = useSay(questionTexts);
  const { language } = useHere();
  const asked: readonly Question[] =
    kind === 'packaging'
      ? ['ground', 'print', 'words']
      : ['cap', 'lace', 'texture', 'length', 'density', 'colour', 'capSize', 'parting', 'knots', 'bangs'];
  return (
    <Act key={JSON.stringify(configuration)} id={id} intent="work" title={say('sheetWork')} button={say('save')}>
      {asked.map((name) => {
        const answers = answerTexts[name];
        const given = configuration[name] ?? '';
        if (!answers) return <TextInput key={name} label={question(name)} name={`work.${name}`} maxLength={60} defaultValue={given} />;
        return (
          <Select key={name} label={question(name)} name={`work.${name}`} defaultValue={given}>
            <option value="" />
            {Object.entries(answers).map(([value, words]) => (
              <option key={value} value={value}>
                {words[language]}
              </option>
            ))}
          </Select>
        );
      })}
    </Act>
  );
}
