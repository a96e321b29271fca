import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { customRequestKindTexts } from '#areas/custom/kind-texts.ts';
import { requestOfficeTexts } from '#areas/custom/office-texts.ts';
import { useFreshForm } from '#areas/inquiries/parts/fresh-form.ts';
import { MessagePictures } from '#areas/inquiries/parts/message-pictures.tsx';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextArea } from '#ui/field.tsx';
import type { StaffRequest } from './load.server.ts';
import { RequestState } from './state-badge.tsx';

/** Photos, messages, and the answer form. */
export function RequestConversation({ request, taken }: { request: StaffRequest; taken: object | undefined }) {
  const say = useTexts(requestOfficeTexts);
  const kind = useTexts(customRequestKindTexts);
  return (
    <section aria-label={say('talk')}>
      <header className="pane-head">
        <div className="row">
          <h2>
            {request.number} {request.name}
          </h2>
          <span className="push">
            <RequestState status={request.status} />
          </span>
        </div>
        <p className="small muted">{kind(request.kind)}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        <div className="pane-photos">
          <h3>{say('photos')}</h3>
          {request.pictures.length === 0 ? (
            <p className="muted small">{say('noPhotos')}</p>
          ) : (
            <MessagePictures pictures={request.pictures} />
          )}
        </div>
        <ol className="messages pane-messages" aria-label={say('talk')}>
          {request.note && (
            <li className="message">
              <div className="message-bubble">
                <p>{request.note}</p>
              </div>
              <p className="message-author">
                <b>{request.name}</b> {request.askedAt}
              </p>
            </li>
          )}
          {request.entries.map((entry) => (
            <li key={entry.id} className={classNames('message', entry.author !== 'shopper' && 'is-mine', entry.isNote && 'is-note')}>
              <div className="message-bubble">
                <p>{entry.message}</p>
              </div>
              <p className="message-author">
                <b>{entry.author === 'shopper' ? request.name : (entry.by ?? say('house'))}</b>
                <time dateTime={entry.dateTime}>{entry.at}</time>
                {entry.isNote && <Badge tone="gold">{say('note')}</Badge>}
                {entry.author === 'staff' && !entry.isNote && entry.isRead && <span>{say('seen')}</span>}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <AnswerForm request={request} taken={taken && 'done' in taken ? taken : null} />
    </section>
  );
}

function AnswerForm({ request, taken }: { request: StaffRequest; taken: object | null }) {
  const say = useTexts(requestOfficeTexts);
  const busy = useNavigation().formData?.get('intent');
  const form = useRef<HTMLFormElement>(null);
  useFreshForm(form, taken);
  return (
    <Form ref={form} method="post" replace preventScrollReset className="pane-answer">
      <input type="hidden" name="id" value={request.id} />
      <TextArea
        label={say('answer', { language: say(request.language === 'zh' ? 'chinese' : 'english') })}
        help={say('answerHint', { email: request.email })}
        name="answer"
        rows={3}
        required
        maxLength={2000}
      />
      <div className="row">
        <SubmitButton kind="quiet" name="intent" value="note" busy={busy === 'note'}>
          {say(busy === 'note' ? 'busy' : 'saveNote')}
        </SubmitButton>
        <label className="row push small">
          <input type="checkbox" name="asks" />
          {say('asks')}
        </label>
        <SubmitButton name="intent" value="answer" busy={busy === 'answer'}>
          {say(busy === 'answer' ? 'busy' : 'send')}
        </SubmitButton>
      </div>
    </Form>
  );
}
