import { Form } from 'react-router';
import { priceBandListOf, ruleLists } from '#areas/catalog/rules/rule-lists.ts';
import type { RuleListPage } from '#areas/catalog/services/rule-lists.server.ts';
import type { FormProblem } from '#platform/load.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { roundPrice } from './rule-list-texts-of.ts';
import { ruleListTexts } from './texts.ts';

type Sent = FormProblem | { readonly isWished: true } | undefined;

/** An empty price band links to the next and asks what should be here; other lists say that they fill automatically. */
export function EmptyList({ page, sent }: { page: RuleListPage; sent: Sent }) {
  const say = useTexts(ruleListTexts);
  const href = useHref();
  const hall = priceBandListOf(page.name);
  if (!hall) return <Empty title={say('emptyTitle')} text={say('emptyText')} />;
  const next = page.halls.find((one) => one.hall === page.next);
  return (
    <>
      <Empty
        title={say('emptyHallTitle', { price: roundPrice(ruleLists[hall].belowCents) })}
        text={next && say('emptyHallText', { count: next.count, price: roundPrice(next.belowCents) })}
        action={next && <ButtonLink to={href(next.hall)}>{say('toHall', { price: roundPrice(next.belowCents) })}</ButtonLink>}
      />
      <RequestForm sent={sent} />
    </>
  );
}

function RequestForm({ sent }: { sent: Sent }) {
  const say = useTexts(ruleListTexts);
  if (sent && 'isWished' in sent) return <Notice tone="ok">{say('wishThanks')}</Notice>;
  const errorOf = (field: string) => (sent?.field === field ? sent.problem : undefined);
  return (
    <Form method="post" className="panel stack rule-list-notify" preventScrollReset>
      <h2>{say('wishTitle')}</h2>
      <p className="meta">{say('wishText')}</p>
      {sent && sent.field === null && <Notice tone="err">{sent.problem}</Notice>}
      <TextArea label={say('wishMessage')} name="message" rows={3} maxLength={1000} required error={errorOf('message')} />
      <TextInput label={say('email')} name="email" type="email" autoComplete="email" required error={errorOf('email')} />
      <div>
        <SubmitButton>{say('wishSend')}</SubmitButton>
      </div>
    </Form>
  );
}
