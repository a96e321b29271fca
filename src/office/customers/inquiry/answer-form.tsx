import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { officeInquiryTexts } from '#areas/inquiries/office-texts.ts';
import { useFreshForm } from '#areas/inquiries/parts/fresh-form.ts';
import { maxInquiryFieldLength } from '#areas/inquiries/rules/limits.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Select, TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import type { InquiryPageData, OpenInquiry } from './load.server.ts';

type AnswerFormProps = { inquiry: OpenInquiry; templates: InquiryPageData['templates']; taken: object | null };

/** One field with two buttons: email to the asker, or internal note. */
export function AnswerForm({ inquiry, templates, taken }: AnswerFormProps) {
  const say = useTexts(officeInquiryTexts);
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent');
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const formKey = useFreshForm(form, taken);
  const begin = (id: string) => {
    const body = templates.find((template) => String(template.id) === id)?.body;
    if (!body || !area.current) return;
    area.current.value = [area.current.value.trim(), body].filter(Boolean).join('\n\n');
    area.current.focus();
  };
  return (
    <Form ref={form} method="post" replace preventScrollReset className="pane-answer">
      <input type="hidden" name="id" value={inquiry.id} />
      {inquiry.isDeleted && <Notice tone="warn">{say('deleted')}</Notice>}
      <div className="row needs-script">
        <Select label={say('template')} defaultValue="" onChange={(event) => begin(event.currentTarget.value)}>
          <option value="">{say('templateNone')}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <UploadField key={formKey} label={say('pictures')} />
      </div>
      <TextArea
        ref={area}
        label={say('answer', { language: say(inquiry.language === 'zh' ? 'chinese' : 'english') })}
        help={say('answerHint', { email: inquiry.email })}
        name="answer"
        rows={4}
        required
        maxLength={maxInquiryFieldLength.answer}
        data-shortcut="r"
      />
      <div className="row">
        <SubmitButton kind="quiet" name="intent" value="note" busy={busy === 'note'}>
          {say(busy === 'note' ? 'busy' : 'saveNote')}
        </SubmitButton>
        {!inquiry.isDeleted && (
          <>
            <label className="row push small">
              {say('after')}
              <select className="input" name="status" defaultValue="answered">
                <option value="answered">{say('answered')}</option>
                <option value="quoted">{say('quoted')}</option>
                <option value="closed">{say('closed')}</option>
              </select>
            </label>
            <SubmitButton name="intent" value="answer" busy={busy === 'answer'}>
              {say(busy === 'answer' ? 'busy' : 'send')}
            </SubmitButton>
          </>
        )}
      </div>
    </Form>
  );
}
