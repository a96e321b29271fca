import { useState } from 'react';
import { customQuestionTexts, measureTexts } from '#areas/custom/option-texts.ts';
import type { CustomFormChoices } from '#areas/custom/rules/custom-form.ts';
import { capSizeFor, customCapSizes, isPossible, measureNames, measures } from '#areas/custom/rules/measures.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useTexts } from '#site/locale.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { customTexts } from '../parts/custom-texts.ts';
import { HeadDrawing } from '../parts/head-drawing.tsx';

/** Six measurements beside the drawing; the cap size follows from the first. */
export function MeasureFields({ typed, refused }: { typed: CustomFormChoices; refused: Refusing | null }) {
  const say = useTexts(customTexts);
  const name = useTexts(measureTexts);
  const question = useTexts(customQuestionTexts);
  const [place, setPlace] = useState<number | undefined>(undefined);
  const [around, setAround] = useState(typed.circumference ?? '');
  const inches = Number(around.replace(',', '.'));
  const isWrong = (measure: (typeof measureNames)[number]): boolean => {
    const value = typed[measure];
    return refused !== null && value !== undefined && value !== '' && !isPossible(measure, Number(value.replace(',', '.')));
  };
  return (
    <Panel title={say('measure')}>
      <p className="help">{say('measureHelp')}</p>
      <div className="custom-measure">
        <HeadDrawing label={say('drawing')} chosen={place} />
        <div className="form-grid">
          <Select label={question('capSize')} name="capSize" span="full-row" defaultValue={typed.capSize ?? 'M'}>
            {customCapSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
          {measureNames.map((measure, at) => (
            <TextInput
              key={measure}
              label={`${at + 1}. ${name(measure)}`}
              name={measure}
              inputMode="decimal"
              placeholder={String(measures[measure].usual)}
              span="half keep"
              defaultValue={typed[measure]}
              error={isWrong(measure) ? say('badMeasure', { least: measures[measure].least, most: measures[measure].most }) : undefined}
              onFocus={() => setPlace(at + 1)}
              onBlur={() => setPlace(undefined)}
              onChange={measure === 'circumference' ? (event) => setAround(event.currentTarget.value) : undefined}
            />
          ))}
        </div>
      </div>
      {isPossible('circumference', inches) && <p className="meta space-above">{say('suggested', { size: capSizeFor(inches) })}</p>}
    </Panel>
  );
}
