import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '#api/client.ts';
import type { addInquiry } from '#areas/inquiries/calls.ts';
import { fetchMember, type Member } from '#shop/account/parts/member.ts';
import { offlineTexts } from '#shop/offline/parts/offline-texts.ts';
import { queueInquiry } from '#shop/parts/inquiry/queue-inquiry.ts';
import { hrefOf } from '#site/links.ts';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { hasConnection } from '#site/online.ts';
import { siteTexts } from '#site/texts.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { priceQuestionTexts } from './price-question-texts.ts';

export type PriceQuestionLine = {
  readonly key: string;
  readonly skuId: number;
  readonly quantity: number;
  readonly name: string;
  readonly about: string;
};

type PriceQuestionDialogProps = { lines: readonly PriceQuestionLine[]; onClose: () => void };
type State = { readonly at: 'open' | 'sending' | 'sent' | 'kept'; readonly problem: string | null; readonly field: string | null };

const fields = ['name', 'email', 'message'] as const;

/** One question about the whole cart, or the selected part. */
export function PriceQuestionDialog({ lines, onClose }: PriceQuestionDialogProps) {
  const say = useTexts(priceQuestionTexts);
  const site = useTexts(siteTexts);
  const sayOffline = useTexts(offlineTexts);
  const { variant } = useLocale();
  const Frame = variant === 'mobile' ? Sheet : Dialog;
  const { state, submit } = useAsking(lines);
  const [self, setSelf] = useState<Member | null>(null);
  useEffect(() => void fetchMember().then(setSelf), []);
  return (
    <Frame open onClose={onClose} title={say('title')} close={site('close')}>
      {state.at === 'sent' || state.at === 'kept' ? (
        <div role="status">
          <Notice tone="ok">{state.at === 'sent' ? say('sent') : sayOffline('inquiryKept')}</Notice>
        </div>
      ) : (
        <form className="stack" onSubmit={submit} noValidate>
          <p className="meta">{say('lead')}</p>
          <fieldset>
            <legend className="field-label">{say('which')}</legend>
            <div className="checks question-lines">
              {lines.map(({ key, name, about, quantity }) => (
                <Checkbox
                  key={key}
                  name="line"
                  value={key}
                  defaultChecked
                  label={name}
                  note={about}
                  end={quantity === 1 ? say('onePiece') : say('pieces', { count: quantity })}
                />
              ))}
            </div>
          </fieldset>
          <Fields key={self?.user_id} state={state} self={self} />
          {state.problem && state.field === null && <Notice tone="err">{state.problem}</Notice>}
          <SubmitButton busy={state.at === 'sending'}>{say('send')}</SubmitButton>
        </form>
      )}
    </Frame>
  );
}

/** Members need no contact fields. */
function Fields({ state: { field, problem }, self }: { state: State; self: Member | null }) {
  const say = useTexts(priceQuestionTexts);
  const wrong = (name: string): string | undefined => (field === name ? (problem ?? undefined) : undefined);
  return (
    <>
      <TextInput
        label={say('name')}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={self?.name}
        error={wrong('name')}
      />
      <TextInput
        label={say('email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={self?.email}
        error={wrong('email')}
      />
      <TextInput label={say('phone')} optional={say('optional')} type="tel" name="phone_number" autoComplete="tel" maxLength={40} />
      <TextArea
        label={say('message')}
        name="message"
        rows={3}
        required
        maxLength={2000}
        defaultValue={say('messageStart')}
        error={wrong('message')}
      />
    </>
  );
}

function useAsking(lines: readonly PriceQuestionLine[]) {
  const say = useTexts(priceQuestionTexts);
  const here = useVariantPath();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ at: 'open', problem: null, field: null });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.at === 'sending') return;
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? '').trim();
    const ticked = new Set(form.getAll('line').map(String));
    const items = lines.filter(({ key }) => ticked.has(key)).map(({ skuId, quantity }) => ({ sku_id: skuId, quantity }));
    const missing = fields.find((name) => text(name) === '') ?? null;
    if (items.length === 0) return setState({ at: 'open', problem: say('chooseGoods'), field: null });
    if (missing) return setState({ at: 'open', problem: say('pleaseInput', { field: say(missing) }), field: missing });
    setState({ at: 'sending', problem: null, field: null });
    const details = { name: text('name'), email: text('email'), phone_number: text('phone_number'), message: text('message') };
    const body = { ...details, kind: 'cart', items };
    if (!hasConnection() && (await queueInquiry(body))) return setState({ at: 'kept', problem: null, field: null });
    const answer = await callApi<typeof addInquiry>('/inquiry/add_inquiry', body);
    if (!answer.isDone) return setState({ at: 'open', problem: answer.message || say('notSent'), field: null });
    setState({ at: 'sent', problem: null, field: null });
    void navigate(here(`${hrefOf('inquiry-succeed')}?${new URLSearchParams({ number: answer.data.number })}`));
  };
  return { state, submit };
}
