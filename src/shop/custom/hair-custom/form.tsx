import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { type CustomQuestion, customAnswerTexts, customQuestionTexts } from '#areas/custom/option-texts.ts';
import { type CustomFormChoices, densities, lengths, zones } from '#areas/custom/rules/custom-form.ts';
import type { Estimate } from '#areas/custom/services/custom-form.server.ts';
import { madeTexts } from '#areas/custom/texts.ts';
import { type Refusing, refusingIn } from '#shop/parts/form-error.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox, RadioGroup } from '#ui/check.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Swatch } from '#ui/swatch.tsx';
import { customTexts } from '../parts/custom-texts.ts';
import { PhotoField } from '../parts/photo-field.tsx';
import { WhoFields } from '../parts/requester-fields.tsx';
import { EstimateBox } from './estimate.tsx';
import type { CustomData } from './load.server.ts';
import { MeasureFields } from './measures.tsx';

type FormProps = { data: CustomData; answer: object | undefined };
const waitMs = 250;

/** The estimate follows each answer; without script by its own button. */
export function CustomForm({ data, answer }: FormProps) {
  const say = useTexts(customTexts);
  const made = useTexts(madeTexts);
  const fetcher = useFetcher<{ estimate: Estimate }>();
  const isBusy = useNavigation().formData?.get('intent') === 'ask';
  const timer = useRef(0);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const refused = refusingIn(answer);
  const submitted = submittedIn(answer);
  const typed: CustomFormChoices = refused?.typed ?? submitted?.chosen ?? data.chosen;
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const filled = new FormData(form);
      filled.set('intent', 'estimate');
      filled.delete('photos');
      void fetcher.submit(filled, { method: 'post', preventScrollReset: true });
    }, waitMs);
  };
  const estimate = (fetcher.data && 'estimate' in fetcher.data ? fetcher.data.estimate : undefined) ?? submitted?.estimate ?? data.estimate;
  return (
    <section aria-labelledby="piece" className="custom-frame" id="piece-form">
      <Form
        method="post"
        encType="multipart/form-data"
        className="stack-3"
        noValidate
        preventScrollReset
        key={data.start?.id ?? 0}
        onChange={follow}
        onSubmit={(event) => {
          const isComing = event.currentTarget.querySelector('progress') !== null;
          setWaiting(isComing);
          if (isComing || isBusy) return event.preventDefault();
          // A pending estimate would navigate back after the form was sent.
          window.clearTimeout(timer.current);
          if (fetcher.state !== 'idle') fetcher.reset();
        }}
      >
        <header>
          <h2 id="piece">{say('form')}</h2>
          {data.start && <p className="meta">{say('startedFrom', { title: data.start.title })}</p>}
        </header>
        {data.start && <input type="hidden" name="like" value={data.start.id} />}
        <HairFields typed={typed} />
        <ColourFields typed={typed} ring={data.ring} />
        <Panel title={say('details')}>
          <div className="form-grid">
            {(['parting', 'knots', 'bangs', 'band'] as const).map((question) => (
              <Choice key={question} question={question} typed={typed} />
            ))}
          </div>
        </Panel>
        <MeasureFields typed={typed} refused={refused} />
        <Panel title={say('who')}>
          <ContactFields refused={refused} typed={typed} />
          {isWaiting && <Notice tone="warn">{made('stillComing')}</Notice>}
          {refused && (
            <Notice tone="err">
              <b>{made('notSent')}</b> {refused.problem}
            </Notice>
          )}
          <p className="meta">{made('finalSale')}</p>
          <div className="row space-above">
            <SubmitButton kind="primary" name="intent" value="ask" busy={isBusy}>
              {made(isBusy ? 'sending' : 'send')}
            </SubmitButton>
            <noscript>
              <SubmitButton kind="quiet" name="intent" value="estimate">
                {say('showEstimate')}
              </SubmitButton>
            </noscript>
          </div>
        </Panel>
      </Form>
      <EstimateBox estimate={estimate} isBusy={fetcher.state !== 'idle'} />
    </section>
  );
}

const submittedIn = (answer: object | undefined) =>
  answer && 'estimate' in answer && 'chosen' in answer ? (answer as { estimate: Estimate; chosen: CustomFormChoices }) : null;

function Choice({ question, typed, span = 'half keep' }: { question: CustomQuestion; typed: CustomFormChoices; span?: string }) {
  const label = useTexts(customQuestionTexts);
  const { language } = useLocale();
  return (
    <Select label={label(question)} name={question} span={span} defaultValue={typed[question]}>
      {Object.entries(customAnswerTexts[question] ?? {})
        .filter(([value]) => value !== 'measured')
        .map(([value, texts]) => (
          <option key={value} value={value}>
            {texts[language]}
          </option>
        ))}
    </Select>
  );
}

function HairFields({ typed }: { typed: CustomFormChoices }) {
  const say = useTexts(customTexts);
  const label = useTexts(customQuestionTexts);
  const { language } = useLocale();
  const inches = (one: string) => (language === 'zh' ? `${one} 英寸` : `${one} in`);
  return (
    <Panel title={say('hair')}>
      <div className="form-grid">
        {(['piece', 'texture', 'cap', 'lace'] as const).map((question) => (
          <Choice key={question} question={question} typed={typed} />
        ))}
        <Select label={label('length')} name="length" span="half keep" defaultValue={typed.length}>
          {lengths.map((one) => (
            <option key={one} value={one}>
              {inches(one)}
            </option>
          ))}
        </Select>
        <Select label={label('density')} name="density" span="half keep" defaultValue={typed.density}>
          {densities.map((one) => (
            <option key={one} value={one}>{`${one}%`}</option>
          ))}
        </Select>
      </div>
      <fieldset className="space-above-large">
        <legend className="field-label">{say('zones')}</legend>
        <p className="help">{say('zonesHelp')}</p>
        <div className="form-grid space-above-small">
          {zones.map((zone) => (
            <Select key={zone} label={label(zone)} name={zone} span="third" defaultValue={typed[zone] ?? ''}>
              <option value="">{say('same')}</option>
              {densities.map((one) => (
                <option key={one} value={one}>{`${one}%`}</option>
              ))}
            </Select>
          ))}
        </div>
      </fieldset>
    </Panel>
  );
}

function ColourFields({ typed, ring }: { typed: CustomFormChoices; ring: CustomData['ring'] }) {
  const say = useTexts(customTexts);
  return (
    <Panel title={say('colourBy')}>
      <RadioGroup
        legend={<span className="visually-hidden">{say('colourBy')}</span>}
        name="colour_by"
        chosen={typed.colour_by ?? 'code'}
        options={[
          { value: 'code', label: say('byCode') },
          { value: 'photo', label: say('byPhoto') },
        ]}
      />
      <div className="swatches space-above">
        {ring.map(({ code, name, swatch }) => (
          <Swatch key={code} name="colour" value={code} label={name} picture={`${swatch}-96.webp`} defaultChecked={typed.colour === code} />
        ))}
      </div>
      <div className="space-above-large">
        <PhotoField label={say('photos')} help={say('photosHelp')} />
      </div>
    </Panel>
  );
}

function ContactFields({ refused, typed }: { refused: Refusing | null; typed: CustomFormChoices }) {
  const made = useTexts(madeTexts);
  const say = useTexts(customTexts);
  const about = (name: string) => ({ name, defaultValue: typed[name], error: refused?.fields[name] });
  return (
    <div className="stack">
      <WhoFields refused={refused} typed={typed}>
        <TextInput
          label={say('quantity')}
          inputMode="numeric"
          span="third keep"
          {...about('quantity')}
          defaultValue={typed.quantity ?? '1'}
        />
        <TextInput label={made('wishedOn')} optional={made('optional')} type="date" span="two-thirds keep" {...about('wished_on')} />
      </WhoFields>
      <Checkbox name="may_show" label={made('mayShow')} />
    </div>
  );
}
