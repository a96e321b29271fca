import { useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { calculatorTexts } from '#areas/editorial/calculator-texts.ts';
import type { CalculatorResult } from '#areas/editorial/rules/calculators.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';

/** A calculator by the shop's own rules. Its inputs are in the address, so it works without script and can be shared. */
export function Calculator({ sum }: { sum: CalculatorResult }) {
  const say = useTexts(calculatorTexts);
  const { pathname } = useLocation();
  const isBusy = useNavigation().state === 'loading';
  const id = `calc-${sum.name}`;
  const form = useRef<HTMLFormElement>(null);
  const lastFields = useRef(sum.fields);
  // The fields stay the same elements, so that focus is kept; going back shows that address's numbers. Input typed before hydration stays.
  useEffect(() => {
    if (lastFields.current === sum.fields) return;
    lastFields.current = sum.fields;
    for (const { name, value } of sum.fields) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = String(value);
    }
  }, [sum.fields]);
  return (
    <section className="calc no-print" id={id} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="calc-title">
        {sum.title}
      </p>
      <Form method="get" action={`${pathname}#${id}`} preventScrollReset className="calc-form" ref={form}>
        {sum.fields.map((field) => (
          <TextInput
            key={field.name}
            label={field.label}
            type="number"
            name={field.name}
            min={field.from}
            max={field.to}
            defaultValue={field.value}
            inputMode="numeric"
            required
          />
        ))}
        <SubmitButton busy={isBusy} kind="quiet">
          {say('work')}
        </SubmitButton>
      </Form>
      <output className="calc-answer" aria-live="polite" aria-atomic="true">
        {sum.lines.map(({ label, value }) => (
          <span key={label}>
            {label} <b className="num">{value}</b>
          </span>
        ))}
        <small>{sum.says}</small>
      </output>
    </section>
  );
}
