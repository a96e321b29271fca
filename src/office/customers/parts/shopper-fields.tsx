import { shopperOfficeTexts } from '#areas/shoppers/office-texts.ts';
import { RegionInput } from '#office/parts/region-input.tsx';
import { useTexts } from '#site/locale.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { NameOrder } from '#ui/name-order.tsx';

export type ShopperFieldValues = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly city: string;
  readonly region: string;
  readonly postCode: string;
  readonly vipLevel: number;
  readonly language: 'en' | 'zh';
  readonly note: string;
};

type Props = { values?: ShopperFieldValues; mayJudge: boolean; field?: string | null; problem?: string | null };

export function ShopperFields({ values, mayJudge, field, problem }: Props) {
  const say = useTexts(shopperOfficeTexts);
  const wrong = (name: string) => (field === name ? problem : undefined);
  const text = (name: keyof ShopperFieldValues, label: keyof typeof shopperOfficeTexts, span: string, maxLength: number) => (
    <TextInput
      label={say(label)}
      name={wireOf[name]}
      span={span}
      defaultValue={values?.[name] ?? ''}
      maxLength={maxLength}
      error={wrong(wireOf[name])}
      required={name === 'firstName'}
    />
  );
  return (
    <div className="form-grid">
      <NameOrder given={text('firstName', 'firstName', 'half', 80)} family={text('lastName', 'lastName', 'half', 80)} />
      <TextInput
        label={say('email')}
        type="email"
        name="email"
        span="half"
        defaultValue={values?.email ?? ''}
        maxLength={254}
        readOnly={values !== undefined && !mayJudge}
        error={wrong('email')}
        required
      />
      {text('phoneNumber', 'phone', 'half', 40)}
      {text('nickname', 'nickname', 'third', 80)}
      <Select label={say('language')} name="language" span="third" defaultValue={values?.language ?? 'en'}>
        <option value="en">{say('english')}</option>
        <option value="zh">{say('chinese')}</option>
      </Select>
      <TextInput
        label={say('vip')}
        help={mayJudge ? undefined : say('vipHelp')}
        name="vip_level"
        type="number"
        min={0}
        max={9}
        span="third"
        defaultValue={values?.vipLevel ?? 0}
        readOnly={!mayJudge}
        error={wrong('vip_level')}
      />
      {text('address', 'address', 'full-row', 200)}
      {text('city', 'city', 'third', 80)}
      <RegionInput
        label={say('region')}
        name={wireOf.region}
        span="third"
        defaultValue={values?.region ?? ''}
        maxLength={40}
        error={wrong(wireOf.region)}
      />
      {text('postCode', 'postCode', 'third', 20)}
      <TextArea
        label={say('note')}
        help={say('noteHelp')}
        name="note"
        rows={3}
        span="full-row"
        defaultValue={values?.note ?? ''}
        maxLength={2000}
      />
    </div>
  );
}

const wireOf: Readonly<Record<keyof ShopperFieldValues, string>> = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  nickname: 'nickname',
  phoneNumber: 'phone_number',
  address: 'address',
  city: 'city',
  region: 'region',
  postCode: 'post_code',
  vipLevel: 'vip_level',
  language: 'language',
  note: 'note',
};
