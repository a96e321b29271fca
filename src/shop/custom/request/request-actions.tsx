import { Form, useNavigation } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { requestTexts } from './request-texts.ts';

type RequestActionsProps = { mayShow: boolean; mayCallOff: boolean; hasGallery: boolean };

/** Gallery consent, and cancellation while nothing is agreed. */
export function RequestActions({ mayShow, mayCallOff, hasGallery }: RequestActionsProps) {
  const say = useTexts(requestTexts);
  const busy = useNavigation().formData?.get('intent');
  return (
    <div className="inquiry-actions stack">
      {hasGallery && (
        <Form method="post" replace preventScrollReset className="stack">
          <input type="hidden" name="intent" value="gallery" />
          <input type="hidden" name="allow" value={mayShow ? '0' : '1'} />
          <p className="meta">{say(mayShow ? 'galleryYes' : 'galleryNo')}</p>
          <SubmitButton kind="quiet" size="small" className="at-start" busy={busy === 'gallery'}>
            {say(mayShow ? 'galleryTakeBack' : 'galleryAllow')}
          </SubmitButton>
        </Form>
      )}
      {mayCallOff && (
        <details>
          <summary className="link">{say('callOff')}</summary>
          <Form method="post" replace preventScrollReset className="stack space-above">
            <input type="hidden" name="intent" value="call-off" />
            <p className="meta">{say('callOffAsk')}</p>
            <SubmitButton kind="danger" size="small" className="at-start" busy={busy === 'call-off'}>
              {say('callOffYes')}
            </SubmitButton>
          </Form>
        </details>
      )}
    </div>
  );
}
