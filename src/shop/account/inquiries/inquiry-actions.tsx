import { Form, useNavigation } from 'react-router';
import { inquiryTexts } from '#areas/inquiries/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';

/** Closes a conversation, or removes it from the list after a confirmation. */
export function InquiryActions({ isClosed }: { isClosed: boolean }) {
  const say = useTexts(inquiryTexts);
  const busy = useNavigation().formData?.get('intent');
  return (
    <div className="inquiry-actions">
      {!isClosed && (
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="intent" value="close" />
          <SubmitButton kind="quiet" size="small" busy={busy === 'close'}>
            {say('settle')}
          </SubmitButton>
        </Form>
      )}
      <details>
        <summary className="link">{say('remove')}</summary>
        <Form method="post" replace className="stack space-above">
          <input type="hidden" name="intent" value="delete" />
          <p className="meta">{say('removeAsk')}</p>
          <SubmitButton kind="danger" size="small" className="at-start" busy={busy === 'delete'}>
            {say('removeYes')}
          </SubmitButton>
        </Form>
      </details>
    </div>
  );
}
