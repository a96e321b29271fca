import { useActionData, useFetcher } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { NotifyResult } from './notify-action.server.ts';
import { notifyTexts } from './notify-texts.ts';

/** One email when a sold-out SKU is back. Without script the page itself is posted. */
export function NotifyForm({ skuId }: { skuId: number }) {
  const say = useTexts(notifyTexts);
  const fetcher = useFetcher<NotifyResult>();
  const sent = useActionData<NotifyResult>();
  const answer = fetcher.data ?? sent;
  if (answer && 'isNoted' in answer) {
    return (
      <div className="space-above-large" role="status">
        <Notice tone="ok">{say('willTell')}</Notice>
      </div>
    );
  }
  return (
    <fetcher.Form method="post" className="notify" aria-label={say('tellMe')} noValidate>
      <input type="hidden" name="sku_id" value={skuId} />
      <p>{say('soldOutNow')}</p>
      <div className="notify-actions">
        <TextInput
          key={skuId}
          label={say('email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          error={answer?.problem ?? undefined}
        />
        <SubmitButton busy={fetcher.state !== 'idle'}>{say('tellMe')}</SubmitButton>
      </div>
      <p className="meta">{say('tellMeOnce')}</p>
    </fetcher.Form>
  );
}
