import { Form, useNavigation } from 'react-router';
import type { PricePage } from '#areas/builder/services/price-page.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { priceTexts } from './texts.ts';

const useBusy = (): boolean => useNavigation().formMethod === 'POST';

export function SentenceForm({ sentence }: { sentence: string }) {
  const say = useTexts(priceTexts);
  const href = useHref();
  const isBusy = useBusy();
  return (
    <Form method="post" action={href('ai-pricing')} className="price-sentence" preventScrollReset>
      <input type="hidden" name="intent" value="sentence" />
      <TextArea
        label={say('sentence')}
        help={say('sentenceHelp')}
        name="sentence"
        rows={2}
        maxLength={400}
        required
        defaultValue={sentence}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <SubmitButton busy={isBusy}>{say(isBusy ? 'pricing' : 'priceIt')}</SubmitButton>
    </Form>
  );
}

type Key = keyof typeof priceTexts;

/** What was understood, assumed, left open or cannot be made. */
export function UnderstoodSentence({ page: { notes, reasons, sentence } }: { page: PricePage }) {
  const say = useTexts(priceTexts);
  const list = (steps: readonly string[]): string => steps.map((step) => say(step as Key)).join(say('comma'));
  if (!notes && reasons.length === 0) return null;
  const { assumed, missing, unclear } = notes ?? { assumed: [], missing: [], unclear: [] };
  const isLost = missing.some((step) => step === 'kind');
  const open = missing.filter((step) => !unclear.some((one) => one === step));
  return (
    <div className="stack" role="status">
      {isLost && sentence !== '' && <Notice tone="warn">{say('notHeard')}</Notice>}
      {reasons.map((why) => (
        <Notice key={why} tone="warn">
          {say('notMade', { why })}
        </Notice>
      ))}
      {unclear.length > 0 && <Notice tone="warn">{say('unclear', { what: list(unclear) })}</Notice>}
      {!isLost && open.length > 0 && <Notice tone="warn">{say('missing', { what: list(open) })}</Notice>}
      {assumed.length > 0 && <Notice>{say('assumed', { what: list(assumed) })}</Notice>}
    </div>
  );
}

/** Works without script as a plain form. */
export function ChoiceForm({ page: { kind, kinds, steps, quantity, by, notes } }: { page: PricePage }) {
  const say = useTexts(priceTexts);
  const href = useHref();
  const isBusy = useBusy();
  const isOpen = (step: string): boolean => [...(notes?.missing ?? []), ...(notes?.unclear ?? [])].some((one) => one === step);
  return (
    <section aria-labelledby="choose-title" className="price-choose">
      <h2 id="choose-title">{say('orChoose')}</h2>
      <nav className="chips" aria-label={say('kind')}>
        {kinds.map((one) => (
          <ChipLink key={one} on={one === kind} to={`${href('ai-pricing')}?kind=${one}`} preventScrollReset>
            {say(`kind-${one}`)}
          </ChipLink>
        ))}
      </nav>
      <Form method="post" action={href('ai-pricing')} className="form-grid" preventScrollReset>
        <input type="hidden" name="intent" value="choices" />
        <input type="hidden" name="configuration.kind" value={kind} />
        {steps.map(({ step, chosen, options }) =>
          step === 'extras' ? (
            options.length > 0 && (
              <fieldset key={step} className="full-row price-extras">
                <legend className="field-label">{say('extras')}</legend>
                {options.map(({ value, name }) => (
                  <Checkbox key={value} name="configuration.extras" value={value} label={name} defaultChecked={chosen.includes(value)} />
                ))}
              </fieldset>
            )
          ) : (
            <Select
              key={step}
              span="half keep"
              label={say(step)}
              name={`configuration.${step}`}
              required
              defaultValue={chosen[0] ?? ''}
              error={isOpen(step) ? say('choose') : undefined}
            >
              <option value="">{say('choose')}</option>
              {options.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          ),
        )}
        <TextInput
          span="half keep"
          label={say('quantity')}
          name="quantity"
          type="number"
          min={1}
          max={999}
          required
          defaultValue={quantity}
        />
        <TextInput span="half keep" label={say('by')} optional={say('optional')} name="by" type="date" defaultValue={by} />
        <div className="full-row">
          <SubmitButton kind="quiet" busy={isBusy}>
            {say(isBusy ? 'pricing' : 'priceIt')}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
