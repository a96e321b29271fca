import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useFreshForm } from '#areas/inquiries/parts/fresh-form.ts';
import { inquiryAnswerHours, maxInquiryFieldLength } from '#areas/inquiries/rules/limits.ts';
import { inquiryTexts } from '#areas/inquiries/texts.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';

type ReplyFormProps = {
  /** Result of the last reply. */
  sent: object | null;
  isClosed: boolean;
  refused: Refusing | null;
  /** For pages that ask for something else first. */
  quiet?: boolean;
};

/** Posts to the page it is on. */
export function ReplyForm({ sent, isClosed, refused, quiet }: ReplyFormProps) {
  const say = useTexts(inquiryTexts);
  const navigation = useNavigation();
  const isBusy = navigation.formData?.get('intent') === 'reply';
  const form = useRef<HTMLFormElement>(null);
  const formKey = useFreshForm(form, sent);
  return (
    <Form ref={form} method="post" replace preventScrollReset className="stack inquiry-reply" noValidate>
      <input type="hidden" name="intent" value="reply" />
      {isClosed && <p className="meta">{say('closedNote')}</p>}
      <TextArea
        label={say('reply')}
        name="message"
        rows={3}
        required
        maxLength={maxInquiryFieldLength.message}
        placeholder={say('replyHint')}
        defaultValue={refused?.typed.message}
        error={refused?.fields.message}
      />
      {/* The live region is there from the start, or the first word would not be spoken. */}
      <div role="status" className="hide-empty">
        {sent && !isBusy && <Notice tone="ok">{say('sent', { hours: inquiryAnswerHours })}</Notice>}
      </div>
      {refused && !refused.fields.message && (
        <Notice tone="err">
          <b>{say('notSent')}</b> {refused.problem}
        </Notice>
      )}
      <div className="inquiry-reply-actions">
        <div className="needs-script">
          <UploadField key={formKey} label={say('pictures')} />
        </div>
        <SubmitButton kind={quiet ? 'quiet' : 'primary'} className="push" busy={isBusy}>
          {say(isBusy ? 'sending' : 'send')}
        </SubmitButton>
      </div>
    </Form>
  );
}
