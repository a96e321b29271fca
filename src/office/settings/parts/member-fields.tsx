import { useTexts } from '#site/locale.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { NameOrder } from '#ui/name-order.tsx';
import { memberTexts } from '../staff/member-texts.ts';

export type StaffFieldValues = {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string;
  readonly phoneNumber: string | null;
  readonly address: string;
  readonly introduction: string;
  readonly vipLevel: number;
  readonly language: 'en' | 'zh';
};

type Props = { values?: StaffFieldValues; isLocked?: boolean; field?: string | null; problem?: string | null };

export function MemberFields({ values, isLocked = false, field, problem }: Props) {
  const say = useTexts(memberTexts);
  const shared = (name: string) => ({ name, readOnly: isLocked, error: field === name ? problem : undefined });
  return (
    <div className="form-grid">
      <NameOrder
        given={
          <TextInput
            label={say('firstName')}
            {...shared('first_name')}
            span="half"
            defaultValue={values?.firstName}
            maxLength={80}
            required
          />
        }
        family={<TextInput label={say('lastName')} {...shared('last_name')} span="half" defaultValue={values?.lastName} maxLength={80} />}
      />
      <TextInput label={say('email')} {...shared('email')} type="email" span="half" defaultValue={values?.email} maxLength={254} required />
      <TextInput label={say('phone')} {...shared('phone_number')} span="half" defaultValue={values?.phoneNumber ?? ''} maxLength={40} />
      <TextInput label={say('nickname')} {...shared('nickname')} span="third" defaultValue={values?.nickname} maxLength={80} />
      <TextInput
        label={say('username')}
        help={values ? undefined : say('usernameHelp')}
        {...shared('username')}
        span="third"
        defaultValue={values?.username}
        maxLength={80}
      />
      <Select label={say('language')} name="language" span="third" defaultValue={values?.language ?? 'en'} disabled={isLocked}>
        <option value="en">{say('english')}</option>
        <option value="zh">{say('chinese')}</option>
      </Select>
      <TextInput label={say('address')} {...shared('address')} span="two-thirds" defaultValue={values?.address} maxLength={200} />
      <TextInput
        label={say('vip')}
        {...shared('vip_level')}
        type="number"
        min={0}
        max={9}
        span="third"
        defaultValue={values?.vipLevel ?? 0}
      />
      <TextArea
        label={say('introduction')}
        name="introduction"
        rows={2}
        span="full-row"
        defaultValue={values?.introduction}
        maxLength={500}
        readOnly={isLocked}
      />
    </div>
  );
}
