import { useFetcher } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { shellTexts } from './texts.ts';

type Answer = { readonly done?: string; readonly problem?: string };

/** Without script it leads to the newsletter's own page. */
export function NewsletterForm() {
  const say = useTexts(shellTexts);
  const fetcher = useFetcher<Answer>();
  const { done, problem } = fetcher.data ?? {};
  return (
    <div>
      <p className="meta">{say('letter')}</p>
      <fetcher.Form method="post" action={useHref()('newsletter')}>
        <input type="hidden" name="intent" value="join" />
        <input type="hidden" name="source" value="footer" />
        <input
          className="input"
          type="email"
          name="email"
          aria-label={say('letterTo')}
          placeholder={say('letterEmail')}
          autoComplete="email"
          maxLength={254}
          required
          aria-invalid={problem ? true : undefined}
        />
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          {say('letterJoin')}
        </Button>
      </fetcher.Form>
      <p className="meta space-above-small" role="status">
        {done ? say('letterAsked') : problem}
      </p>
    </div>
  );
}
