import { Form, useLocation, useNavigation } from 'react-router';
import { maxReviewLength } from '#areas/reviews/rules/writing.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { StarIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stars } from '#ui/rating.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { useFocusOnResult } from '#ui/use-focus-on-result.ts';
import { type OrderActionResult, reviewIntent } from './order-action-result.ts';
import { reviewFormTexts } from './review-texts.ts';

type ReviewOfProps = { skuId: number; name: string; stars: number | null; photoCreditCents: number; answer: OrderActionResult | null };

/** One review per delivered item, with stars, text and photos. */
export function ReviewOf({ skuId, name, stars, photoCreditCents, answer }: ReviewOfProps) {
  const say = useTexts(reviewFormTexts);
  const { search } = useLocation();
  // The review email links straight to the open form.
  const isRequested = new URLSearchParams(search).get('review') === String(skuId);
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === reviewIntent && formData.get('sku_id') === String(skuId);
  const thanks = useFocusOnResult<HTMLDivElement>(stars !== null && answer?.isDone === true);
  if (stars !== null) {
    return (
      <div ref={thanks} tabIndex={-1} className="space-above-small no-print" role="status">
        {answer?.isDone ? <Notice tone="ok">{say('sent')}</Notice> : <Stars stars={stars} label={say('yours', { count: stars })} />}
      </div>
    );
  }
  return (
    <details className="review-of no-print" id={`review-${skuId}`} open={answer !== null || isRequested || undefined}>
      <summary className="link" aria-label={say('writeNamed', { name })}>
        {say('write')}
      </summary>
      <Form method="post" action={search} replace preventScrollReset className="stack space-above-small">
        <input type="hidden" name="intent" value={reviewIntent} />
        <input type="hidden" name="sku_id" value={skuId} />
        <fieldset>
          <legend className="field-label">{say('stars')}</legend>
          <div className="stars-pick">
            {[5, 4, 3, 2, 1].map((count) => (
              <label key={count}>
                <input type="radio" name="stars" value={count} required aria-label={say('star', { count })} />
                <StarIcon size={26} />
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          label={say('text')}
          name="text"
          rows={3}
          required
          maxLength={maxReviewLength}
          defaultValue={answer?.typed}
          error={answer?.problem ?? undefined}
          help={say('help')}
        />
        <div className="needs-script">
          <UploadField label={say('pictures')} purpose="review" />
          {photoCreditCents > 0 && <p className="meta">{say('photoCredit', { amount: dollars(cents(photoCreditCents)) })}</p>}
        </div>
        <SubmitButton kind="quiet" className="at-start" busy={isBusy}>
          {say(isBusy ? 'sending' : 'send')}
        </SubmitButton>
      </Form>
    </details>
  );
}
