import { useActionData, useFetcher } from 'react-router';
import { useSay } from '#site/here.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Answer } from './act.server.ts';
import { productTexts } from './texts.ts';

/** A question about the chosen piece; the answer goes to the mailbox. */
export function AskForm({ skuId, quantity = 1 }: { skuId: number; quantity?: number }) {
  const say = useSay(productTexts);
  const fetcher = useFetcher<Answer>();
  const sent = useActionData<Answer>();
  const answer = fetcher.data ?? (sent?.intent === 'ask' ? sent : undefined);
  if (answer && answer.problem === null) {
    return (
      <div role="status">
        <Notice tone="ok">{say('asked')}</Notice>
      </div>
    );
  }
  const wrong = (field: string): string | undefined => (answer?.field === field ? (answer.problem ?? undefined) : undefined);
  return (
    <fetcher.Form method="post" className="stack-2" noValidate>
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="sku_id" value={skuId} />
      <input type="hidden" name="quantity" value={quantity} />
      {answer?.problem && answer.field === null && <Notice tone="err">{answer.problem}</Notice>}
      <TextInput label={say('yourName')} name="name" autoComplete="name" required maxLength={120} error={wrong('name')} />
      <TextInput label={say('email')} type="email" name="email" autoComplete="email" required error={wrong('email')} />
      <TextArea label={say('yourQuestion')} name="message" rows={4} required maxLength={2000} error={wrong('message')} />
      <SubmitButton busy={fetcher.state !== 'idle'}>{say('sendQuestion')}</SubmitButton>
    </fetcher.Form>
  );
}
