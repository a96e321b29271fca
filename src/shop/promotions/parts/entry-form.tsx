import { Form, useNavigation } from 'react-router';
import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import type { GiveawayView } from '#areas/promotions/services/giveaways.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextInput } from '#ui/field.tsx';

type Props = { giveaway: Pick<GiveawayView, 'slug' | 'countries' | 'givesShareEntry'>; friend?: string };

/** Used on the giveaway's page and on a friend's invitation page; works without script. */
export function EntryForm({ giveaway: { slug, countries, givesShareEntry }, friend = '' }: Props) {
  const say = useTexts(giveawayTexts);
  const href = useHref();
  const isBusy = useNavigation().formMethod === 'POST';
  const only = countries.length === 1 ? countries[0]?.code : '';
  return (
    <Form method="post" action={`${href('giveaway-entry')}?to=${slug}`} className="form-grid">
      <input type="hidden" name="intent" value="enter" />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="friend" value={friend} />
      <TextInput span="full-row" label={say('name')} name="name" autoComplete="given-name" maxLength={60} required />
      <TextInput span="full-row" label={say('email')} type="email" name="email" autoComplete="email" maxLength={254} required />
      <Select span="full-row" label={say('country')} name="country" defaultValue={only} required>
        <option value="">{say('choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <span className="full-row">
        <Checkbox name="is_adult" label={say('adult')} required />
      </span>
      <SubmitButton size="big" className="full-row" busy={isBusy}>
        {say(isBusy ? 'sending' : 'send')}
      </SubmitButton>
      <p className="full-row meta">
        {say('sendNote')}
        {givesShareEntry && <span className="own-line">{say('shareNote')}</span>}
      </p>
    </Form>
  );
}
