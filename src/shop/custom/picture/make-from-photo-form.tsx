import { Form, useNavigation } from 'react-router';
import { requestAnswerHours } from '#areas/custom/rules/limits.ts';
import { madeTexts, pictureTexts } from '#areas/custom/texts.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { WhoFields } from '../parts/requester-fields.tsx';
import type { PhotoMatchData } from './photo-matches.tsx';

/** Sends the photos to staff. Says that it is final sale before anything is paid. */
export function MakeThis({ found, refused }: { found: PhotoMatchData; refused: Refusing | null }) {
  const say = useTexts(pictureTexts);
  const made = useTexts(madeTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'make';
  return (
    <section aria-labelledby="make">
      <h2 id="make">{say('makeTitle')}</h2>
      <p className="space-above-small">{say('makeLead', { hours: requestAnswerHours })}</p>
      <Panel className="custom-make">
        <Form method="post" className="stack" noValidate preventScrollReset>
          <input type="hidden" name="intent" value="make" />
          <input type="hidden" name="cap_size" value={found.requested.cap_size} />
          <input type="hidden" name="budget" value={found.requested.budget} />
          {found.photos.map((id) => (
            <input key={id} type="hidden" name="upload_ids" value={id} />
          ))}
          {found.photos.map((id, index) => (
            <input key={id} type="hidden" name="taps" value={found.taps[index] ?? ''} />
          ))}
          {refused && Object.keys(refused.fields).length === 0 && (
            <Notice tone="err">
              <b>{made('notSent')}</b> {refused.problem}
            </Notice>
          )}
          <WhoFields refused={refused}>
            <TextInput
              label={made('wishedOn')}
              optional={made('optional')}
              type="date"
              span="half"
              name="wished_on"
              defaultValue={refused?.typed.wished_on}
              error={refused?.fields.wished_on}
            />
          </WhoFields>
          <Checkbox name="may_show" label={made('mayShow')} />
          <p className="meta">{made('finalSale')}</p>
          <SubmitButton kind="primary" busy={isBusy}>
            {isBusy ? made('sending') : say('make')}
          </SubmitButton>
        </Form>
      </Panel>
    </section>
  );
}
