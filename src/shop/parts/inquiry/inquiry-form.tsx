import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, Link, useFetcher, useLocation, useNavigation } from 'react-router';
import { inquiryFormTexts } from '#areas/inquiries/form-texts.ts';
import { goodsField, type InquiryGoods } from '#areas/inquiries/rules/goods-field.ts';
import { inquiryAnswerHours, maxInquiryFieldLength } from '#areas/inquiries/rules/limits.ts';
import { fetchMember, type Member } from '#shop/account/parts/member.ts';
import { type Refusing, refusingIn } from '#shop/parts/form-error.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { checkConnection } from '#site/online.ts';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { queueInquiry } from './queue-inquiry.ts';

export type SentInquiry = { readonly number: string; readonly path: string };
type InquiryFormProps = {
  /** Contact, product, cart, or the name of a business page. */
  kind: string;
  items?: readonly InquiryGoods[];
  hasPhone?: boolean;
  /** Label of the message field. */
  message?: string;
  /** Initial text of the message. */
  defaultMessage?: string;
  /** A form in a dialog confirms in place; a page leads to its thank-you page. */
  stays?: boolean;
  refused?: Refusing | null;
  /** Additional fields of a business page; their names begin with "answers.". */
  children?: ReactNode;
};

/** Without script it posts to the thank-you page; with script it may stay in place. */
export function InquiryForm({ kind, items = [], hasPhone, message, defaultMessage, stays, refused: given, children }: InquiryFormProps) {
  const say = useTexts(inquiryFormTexts);
  const href = useHref();
  const { pathname } = useLocation();
  const fetcher = useFetcher<{ sent: SentInquiry } | Refusing>();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const stay = useRef<HTMLInputElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isQueued, setQueued] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isThrough = useRef(false);
  const { variant } = useLocale();
  useEffect(() => {
    let isHere = true;
    void fetchMember().then((asker) => isHere && asker && form.current && fill(form.current, asker));
    return () => {
      isHere = false;
    };
  }, []);
  /** The input is cleared only when the server answers; otherwise it waits in the outbox. */
  async function sendOrQueue(typed: HTMLFormElement): Promise<void> {
    setAsking(true);
    isThrough.current = await checkConnection();
    if (isThrough.current) typed.requestSubmit();
    else if (typed.reportValidity()) setQueued(await queueTypedInquiry(new FormData(typed), items));
    isThrough.current = false;
    setAsking(false);
  }
  if (isQueued)
    return (
      <div role="status">
        <Notice tone="ok">{say('kept')}</Notice>
      </div>
    );
  if (fetcher.data && 'sent' in fetcher.data) return <Thanks sent={fetcher.data.sent} />;
  const refused = refusingIn(fetcher.data) ?? given ?? null;
  const isSending = stays ? fetcher.state !== 'idle' : navigation.formMethod === 'POST';
  const isBusy = isSending || isAsking;
  const about = (name: string) => ({ name, defaultValue: refused?.typed[name], error: refused?.fields[name] });
  const Shell = stays ? fetcher.Form : Form;
  return (
    <Shell
      ref={form}
      method="post"
      action={href('inquiry-succeed')}
      className="stack"
      noValidate
      onSubmit={(event) => {
        const isComing = event.currentTarget.querySelector('progress') !== null;
        setWaiting(isComing);
        if (isComing || isSending || (isAsking && !isThrough.current)) event.preventDefault();
        else if (variant === 'mobile' && !isThrough.current) {
          event.preventDefault();
          void sendOrQueue(event.currentTarget);
        } else if (stays && stay.current) stay.current.value = '1';
      }}
    >
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="page" value={pathname} />
      <input type="hidden" name="stay" defaultValue="" ref={stay} />
      <input type="hidden" name="items" value={goodsField(items)} />
      {refused && Object.keys(refused.fields).length === 0 && (
        <Notice tone="err">
          <b>{say('notSent')}</b> {refused.problem}
        </Notice>
      )}
      <TextInput label={say('name')} autoComplete="name" required maxLength={maxInquiryFieldLength.name} {...about('name')} />
      <TextInput label={say('email')} type="email" autoComplete="email" required maxLength={254} {...about('email')} />
      {hasPhone && (
        <TextInput
          label={say('phoneNumber')}
          optional={say('optional')}
          type="tel"
          autoComplete="tel"
          maxLength={maxInquiryFieldLength.phone}
          {...about('phone_number')}
        />
      )}
      {children}
      <TextArea
        label={message ?? say('message')}
        rows={4}
        required
        maxLength={maxInquiryFieldLength.message}
        {...about('message')}
        defaultValue={refused?.typed.message ?? defaultMessage}
      />
      <Honeypot />
      <div className="needs-script">
        <UploadField label={say('pictures')} />
      </div>
      {isWaiting && <Notice tone="warn">{say('stillComing')}</Notice>}
      <SubmitButton busy={isBusy}>{say(isBusy ? 'sending' : 'send')}</SubmitButton>
    </Shell>
  );
}

/** Bots fill every field. This one is hidden from sight, keyboard and screen readers. */
function Honeypot() {
  const say = useTexts(inquiryFormTexts);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {say('trap')}
        <input type="text" name="fax_number" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

function Thanks({ sent: { number, path } }: { sent: SentInquiry }) {
  const say = useTexts(inquiryFormTexts);
  return (
    <div role="status" className="stack">
      <Notice tone="ok">
        <b>{say('sentTitle')}</b>
        <br />
        {say('sentText', { number, hours: inquiryAnswerHours })}
      </Notice>
      <p>
        <Link className="link" to={path}>
          {say('toTalk')}
        </Link>
      </p>
    </div>
  );
}

/** The form's content for later; pictures need a connection. */
function queueTypedInquiry(form: FormData, items: readonly InquiryGoods[]): Promise<boolean> {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const answers = [...form].flatMap(([name, value]) =>
    name.startsWith('answers.') && String(value).trim() !== '' ? [[name.slice('answers.'.length), String(value)]] : [],
  );
  return queueInquiry({
    name: text('name'),
    email: text('email'),
    phone_number: text('phone_number'),
    message: text('message'),
    kind: text('kind') || 'contact',
    items: items.map(({ skuId, quantity }) => ({ sku_id: skuId, quantity })),
    answers: Object.fromEntries(answers),
    fax_number: text('fax_number'),
  });
}

/** Fields already typed in stay. */
function fill(form: HTMLFormElement, asker: Member): void {
  for (const name of ['name', 'email'] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = asker[name];
  }
}
