import type { ButtonValue, ContentFieldSpec, ContentValue } from '#areas/content/rules/content-forms.ts';
import { formatPolicyAmount } from '#areas/content/rules/form-data.ts';
import { editorialOfficeTexts } from '#areas/editorial/office-texts.ts';
import { formNames } from '#office/parts/form-names.ts';
import { PictureField } from '#office/parts/picture-field.tsx';
import { fieldLabel } from '#site/field-names.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import type { EntriesPageData, OpenEntry } from './load.server.ts';

/** With its language where it has two. */
export function useFieldLabel(kind: string) {
  const { language } = useLocale();
  const names = formNames(kind);
  return (column: string): string => fieldLabel(column, language, names);
}

type FieldProps = {
  spec: ContentFieldSpec;
  kind: EntriesPageData['kind'];
  opened: OpenEntry;
  typed: Readonly<Record<string, string>> | null;
};

export function FieldFor({ spec, kind, opened, typed }: FieldProps) {
  const say = useTexts(editorialOfficeTexts);
  const label = useFieldLabel(kind);
  const value = (column: string): string => typed?.[column] ?? textOf(opened.fields[column] ?? null);
  const common = { name: spec.name, label: label(spec.name), required: spec.isRequired };
  switch (spec.kind) {
    case 'pair':
      return ['En', 'Zh'].map((ending) => {
        const column = `${spec.name}${ending}`;
        const input = {
          ...common,
          name: column,
          label: label(column),
          maxLength: spec.most,
          defaultValue: value(column),
          lang: ending === 'En' ? 'en' : 'zh-Hans',
        };
        return spec.isLong ? <TextArea key={column} rows={6} {...input} /> : <TextInput key={column} {...input} />;
      });
    case 'text':
      return spec.isLong ? (
        <TextArea {...common} span="both" rows={4} maxLength={spec.most} defaultValue={value(spec.name)} />
      ) : (
        <TextInput
          {...common}
          maxLength={spec.most}
          defaultValue={value(spec.name)}
          readOnly={kind === 'config' && spec.name === 'name' && !opened.isNew}
        />
      );
    case 'link':
      return <TextInput {...common} help={say('linkHelp')} maxLength={300} defaultValue={value(spec.name)} />;
    case 'number':
      return <TextInput {...common} type="number" min={spec.least} max={spec.most} defaultValue={value(spec.name)} />;
    case 'amount':
      return <PolicyAmountField {...common} typed={typed?.[spec.name]} value={Number(opened.fields[spec.name] ?? 0)} unit={opened.unit} />;
    case 'flag':
      return (
        <Checkbox
          name={spec.name}
          label={label(spec.name)}
          value="1"
          defaultChecked={typed ? typed[spec.name] !== undefined : (opened.fields[spec.name] ?? spec.name === 'isShown') === true}
        />
      );
    case 'choice':
      return (
        <Select {...common} defaultValue={value(spec.name)}>
          {(opened.choices[spec.from] ?? []).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      );
    case 'moment':
      return (
        <TextInput
          {...common}
          type="datetime-local"
          help={say('ownTimeZone')}
          defaultValue={typed?.[spec.name] ?? opened.moments[spec.name] ?? ''}
        />
      );
    case 'day':
      return <TextInput {...common} type="date" defaultValue={value(spec.name)} />;
    case 'picture':
      return <PictureField name={spec.name} label={label(spec.name)} chosen={value(spec.name)} pictures={opened.pictures} />;
    case 'buttons':
      return <ButtonFields maxButtons={spec.most} typed={typed} buttons={buttonsIn(opened.fields[spec.name])} />;
  }
}

const textOf = (value: ContentValue): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const buttonsIn = (value: ContentValue | undefined): readonly ButtonValue[] =>
  Array.isArray(value) ? (value as readonly ButtonValue[]) : [];

type AmountProps = { name: string; label: string; required?: boolean; typed?: string; value: number; unit: string };

const unitNames = ['bp', 'cents', 'flag', 'minutes', 'days', 'working days', 'times', 'pieces', 'pictures', 'inquiries', 'MB'] as const;

/** A policy number as people write it: 10 for ten percent. */
function PolicyAmountField({ typed, value, unit, ...input }: AmountProps) {
  const say = useTexts(editorialOfficeTexts);
  const formatted = formatPolicyAmount(value, unit);
  return (
    <TextInput
      {...input}
      span="both"
      className="num"
      inputMode="decimal"
      defaultValue={typed ?? formatted}
      help={say(`unit-${unitNames.find((one) => one === unit) ?? 'other'}`, { value: formatted })}
    />
  );
}

type ButtonsProps = { maxButtons: number; typed: Readonly<Record<string, string>> | null; buttons: readonly ButtonValue[] };

function ButtonFields({ maxButtons, typed, buttons }: ButtonsProps) {
  const say = useTexts(editorialOfficeTexts);
  return Array.from({ length: maxButtons }, (_, index) => index).map((index) => {
    const value = (ending: string, saved: string | undefined): string => typed?.[`button${index}${ending}`] ?? saved ?? '';
    const buttonLabel = say('buttonText', { place: index + 1 });
    return (
      <div className="both content-button" key={index}>
        <TextInput
          label={`${buttonLabel} · ${say('english')}`}
          name={`button${index}En`}
          maxLength={40}
          defaultValue={value('En', buttons[index]?.textEn)}
        />
        <TextInput
          label={`${buttonLabel} · ${say('chinese')}`}
          name={`button${index}Zh`}
          maxLength={40}
          lang="zh-Hans"
          defaultValue={value('Zh', buttons[index]?.textZh)}
        />
        <TextInput
          label={say('buttonLink', { place: index + 1 })}
          name={`button${index}Href`}
          maxLength={300}
          defaultValue={value('Href', buttons[index]?.href)}
        />
      </div>
    );
  });
}
