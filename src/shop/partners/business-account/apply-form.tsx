import { Form, useNavigation } from 'react-router';
import { partnerAccountTexts } from '#areas/partners/account-texts.ts';
import { applicationKinds, maxPartnerFieldLengths, monthlyVolumes } from '#areas/partners/rules/account.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import type { BusinessData } from './load.server.ts';

type Refused = { readonly problem: string; readonly field: string | null };

/** After a refusal it is prefilled with the earlier answers. */
export function ApplyForm({ data: { account, wish }, refused }: { data: BusinessData; refused: Refused | null }) {
  const say = useTexts(partnerAccountTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'apply';
  const optional = say('optional');
  return (
    <section aria-labelledby="apply">
      <h2 id="apply">{say('applyTitle')}</h2>
      <Form method="post" className="stack" replace>
        <input type="hidden" name="intent" value="apply" />
        <fieldset className="checks">
          <legend className="visually-hidden">{say('kind')}</legend>
          {applicationKinds.map((kind) => (
            <Checkbox
              key={kind}
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === wish}
              label={say(kind)}
              note={say(`${kind}Note`)}
            />
          ))}
        </fieldset>
        <TextInput
          label={say('businessName')}
          name="business_name"
          autoComplete="organization"
          maxLength={maxPartnerFieldLengths.name}
          defaultValue={account?.businessName}
          error={refused?.field === 'business_name' ? refused.problem : undefined}
          required
        />
        <TextInput
          label={say('website')}
          name="website"
          inputMode="url"
          autoComplete="url"
          maxLength={maxPartnerFieldLengths.website}
          defaultValue={account?.website}
          help={say('websiteHelp')}
          error={refused?.field === 'website' ? refused.problem : undefined}
        />
        <TextInput
          label={say('taxNumber')}
          optional={optional}
          name="tax_number"
          maxLength={maxPartnerFieldLengths.taxNumber}
          defaultValue={account?.taxNumber}
        />
        <TextInput
          label={say('region')}
          optional={optional}
          name="region"
          maxLength={maxPartnerFieldLengths.region}
          defaultValue={account?.region}
        />
        <Select label={say('volume')} name="monthly_volume" defaultValue={account?.monthlyVolume || 'few'}>
          {monthlyVolumes.map((name) => (
            <option key={name} value={name}>
              {say(name)}
            </option>
          ))}
        </Select>
        <div>
          <SubmitButton busy={isBusy}>{say(isBusy ? 'sending' : 'send')}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
