import { Form, useNavigation } from 'react-router';
import { reviewOfficeTexts } from '#areas/reviews/office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { NoRow, RowPane } from '#ui/office/row-pane.tsx';
import type { OpenReview } from './load.server.ts';
import { ReviewStateBadge, StarRating } from './review-badges.tsx';

/** One review: text, photos, actions, and our answer. */
export function ReviewPane({ review, closeTo }: { review: OpenReview | null; closeTo: string }) {
  const say = useTexts(reviewOfficeTexts);
  if (!review) return <NoRow title={say('chooseTitle')} text={say('chooseText')} />;
  return (
    <RowPane title={review.shownName} note={review.at} close={{ to: closeTo, label: say('close') }}>
      <div className="stack panel-part" key={review.id}>
        <span className="row">
          <StarRating count={review.stars} />
          <ReviewStateBadge state={review.status} />
        </span>
        <blockquote className="pane-text" lang={review.language}>
          {review.title && <b>{review.title}</b>}
          {review.text}
        </blockquote>
        {review.pictures.length > 0 && <Photos review={review} />}
        <Facts review={review} />
        <ModerationForm review={review} />
        <ReplyForm review={review} />
      </div>
    </RowPane>
  );
}

function Facts({ review }: { review: OpenReview }) {
  const say = useTexts(reviewOfficeTexts);
  const bought = [review.skuCode, review.texture, review.inches && say('inches', { inches: review.inches })].filter(Boolean).join(' · ');
  return (
    <DetailGrid
      details={[
        {
          label: say('goods'),
          value: (
            <a className="link" href={review.path}>
              {review.goods}
            </a>
          ),
        },
        { label: say('bought'), value: bought },
        { label: say('order'), value: review.orderNumber },
        { label: say('who'), value: review.email },
        ...(review.moderated ? [{ label: say('moderated'), value: say('byWhom', review.moderated) }] : []),
        ...(review.note ? [{ label: say('reason'), value: review.note }] : []),
        ...(review.isRewarded ? [{ label: say('photos'), value: say('rewarded') }] : []),
      ]}
    />
  );
}

function Photos({ review }: { review: OpenReview }) {
  const say = useTexts(reviewOfficeTexts);
  return (
    <ul className="pane-photos">
      {review.pictures.map((picture, index) => (
        <li key={picture.id}>
          <img src={picture.url} width="112" height="140" alt={say('photoOf', { place: index + 1 })} loading="lazy" />
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={review.id} />
            <input type="hidden" name="picture" value={picture.id} />
            <Button type="submit" kind="bare" size="small" name="intent" value="photo">
              {say('removePhoto')}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

const actionTextKeys = { published: 'show', refused: 'refuse', hidden: 'hide', waiting: 'back' } as const;

function ModerationForm({ review }: { review: OpenReview }) {
  const say = useTexts(reviewOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const wantsReason = review.next.some((state) => state === 'hidden' || state === 'refused');
  return (
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="intent" value="state" />
      {wantsReason && <TextInput label={say('reason')} help={say('reasonHelp')} name="reason" maxLength={300} />}
      <span className="row">
        {review.next.map((state) => (
          <SubmitButton key={state} kind={state === 'published' ? 'primary' : 'quiet'} name="status" value={state} busy={isBusy}>
            {say(actionTextKeys[state])}
          </SubmitButton>
        ))}
      </span>
    </Form>
  );
}

function ReplyForm({ review }: { review: OpenReview }) {
  const say = useTexts(reviewOfficeTexts);
  return (
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="id" value={review.id} />
      <TextArea
        label={say('answerLabel')}
        help={say('answerHelp')}
        name="answer"
        rows={4}
        maxLength={2000}
        defaultValue={review.answer}
        key={review.answer}
      />
      <span>
        <SubmitButton kind="quiet" name="intent" value="answer">
          {say('saveAnswer')}
        </SubmitButton>
      </span>
    </Form>
  );
}
