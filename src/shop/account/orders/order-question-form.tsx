import { useEffect, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { maxQuestionLength, type OrderActionResult, questionIntent } from './order-action-result.ts';
import { ordersPageTexts } from './texts.ts';

/** A link ending in #ask opens it. */
export function OrderQuestionForm({ email, answer }: { email: string; answer: OrderActionResult | null }) {
  const say = useTexts(ordersPageTexts);
  const { hash, search } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === questionIntent;
  const [isOpen, setOpen] = useState(answer !== null);
  useEffect(() => {
    if (hash === '#ask') setOpen(true);
  }, [hash]);
  return (
    <div className="accordion no-print" id="ask">
      <details open={isOpen || answer !== null} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {say('ask')}
          <ChevronDownIcon size={18} />
        </summary>
        <div>
          <div role="status" className="hide-empty">
            {answer?.isDone && <Notice tone="ok">{say('asked')}</Notice>}
          </div>
          {!answer?.isDone && (
            <Form method="post" action={search} replace preventScrollReset className="stack">
              <input type="hidden" name="intent" value={questionIntent} />
              <TextArea
                label={say('yourQuestion')}
                name="question"
                rows={4}
                required
                maxLength={maxQuestionLength}
                defaultValue={answer?.typed}
                error={answer?.problem ?? undefined}
                help={say('askHelp', { email })}
              />
              <SubmitButton kind="quiet" className="at-start" busy={isBusy}>
                {say('send')}
              </SubmitButton>
            </Form>
          )}
        </div>
      </details>
    </div>
  );
}
