import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { emptyRefundDraft, previewRefund, type RefundDraft } from '#areas/checkout/rules/refund-draft.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast.tsx';
import type { OrderPageData, RefundPageData } from './load.server.ts';
import { RefundConfirm } from './refund-confirm.tsx';
import { RefundFields } from './refund-fields.tsx';
import { refundDialogTexts } from './refund-texts.ts';

type Answer = { readonly done?: string; readonly problem?: string };
/** The order as shown when the dialog opened, and the next request id. */
type Opened = { readonly refund: RefundPageData; readonly requestId: string };

const open = (refund: RefundPageData): Opened => ({ refund, requestId: requestIdFor(refund) });

/** Browsers create ids only on secure pages; elsewhere the server's id is used. */
const requestIdFor = ({ requestId }: RefundPageData): string => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : requestId);

/** For roles that may refund, while something is refundable. */
export function RefundDialog({ order }: { order: OrderPageData }) {
  const say = useTexts(refundDialogTexts);
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data;
  const handled = useRef<Answer | undefined>(undefined);
  useSuccessToast(answer);
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (answer.done) return setOpened(null);
    setProblem(answer.problem ?? null);
    // An answered request is finished: the next click is a new one. Unanswered, it is repeated with its id.
    setOpened((before) => before && { ...before, requestId: requestIdFor(before.refund) });
    void revalidate();
  }, [answer, revalidate]);
  const { refund } = order;
  // The answer may be lost although the refund was made: the page then finds its own request in the order.
  const isRecorded = opened !== null && fetcher.state === 'idle' && refund?.lastRequestId === opened.requestId;
  const recorded = say('doneUnanswered');
  useEffect(() => {
    if (!isRecorded) return;
    setOpened(null);
    showToast(recorded);
  }, [isRecorded, recorded]);
  if (!refund) return null;
  const start = () => {
    setProblem(null);
    setOpened(open(refund));
  };
  return (
    <>
      {order.may.refund && (
        <Button kind="danger" size="small" onClick={start}>
          {say('open')}
        </Button>
      )}
      {opened && (
        <OpenRefund
          order={order}
          opened={opened}
          fetcher={fetcher}
          problem={problem}
          onSend={() => setProblem(null)}
          onReload={start}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const titles = { edit: 'title', confirm: 'confirmTitle', confirmAll: 'confirmAllTitle' } as const;

type OpenProps = {
  order: OrderPageData;
  opened: Opened;
  fetcher: ReturnType<typeof useFetcher<Answer>>;
  problem: string | null;
  onSend: () => void;
  onReload: () => void;
  onClose: () => void;
};

/** Starts at zero; input stays until the refund is done or the dialog is closed. */
function OpenRefund({ order, opened, fetcher, problem, onSend, onReload, onClose }: OpenProps) {
  const say = useTexts(refundDialogTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<RefundDraft>(emptyRefundDraft);
  const [method, setMethod] = useState('payment');
  const [isRestocked, setRestocked] = useState(true);
  const [reason, setReason] = useState('');
  const [step, setStep] = useState<keyof typeof titles>('edit');
  const { refund } = opened;
  const isBusy = fetcher.state !== 'idle';
  const requestedDraft: RefundDraft = step === 'confirmAll' ? { ...draft, kind: 'all' } : draft;
  const preview = previewRefund(refund, requestedDraft);
  const amount = dollars(cents(preview.totalCents));
  const isStale = !isBusy && order.refund !== null && order.refund.seen !== refund.seen;
  const isRefundable = preview.totalCents > 0 && preview.problem === null && !isStale;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy || !isRefundable) return event.preventDefault();
    if (step === 'edit' && preview.isConfirmed) {
      event.preventDefault();
      return setStep('confirm');
    }
    onSend();
  };
  const startEverything = () => {
    const field = form.current?.elements.namedItem('reason');
    if (field instanceof HTMLInputElement && field.reportValidity()) setStep('confirmAll');
  };
  const reload = () => {
    setStep('edit');
    onReload();
  };
  const actions =
    step === 'edit' ? (
      <>
        <RefundStatus refund={refund} draft={draft} />
        <SubmitButton form={formId} name="intent" value="refund" busy={isBusy} disabled={!isRefundable}>
          {isBusy ? say('busy') : say('submit', { amount })}
        </SubmitButton>
      </>
    ) : (
      <>
        {/* The way back stands where the first press was: a double press never refunds. */}
        <SubmitButton form={formId} name="intent" value="refund" busy={isBusy} disabled={!isRefundable} className="refund-first">
          {isBusy ? say('busy') : say('confirm', { amount })}
        </SubmitButton>
        <Button onClick={() => setStep('edit')}>{say('back')}</Button>
      </>
    );
  return (
    <Dialog open onClose={onClose} title={say(titles[step], { number: order.number })} close={say('close')} actions={actions} wide>
      <fetcher.Form method="post" id={formId} ref={form} className="stack" onSubmit={send}>
        <input type="hidden" name="number" value={order.number} />
        <input type="hidden" name="request_id" value={opened.requestId} />
        <input type="hidden" name="seen" value={refund.seen} />
        <input type="hidden" name="restock" value={isRestocked ? '1' : '0'} />
        {step !== 'edit' && <input type="hidden" name="confirmed" value={preview.totalCents} />}
        {step === 'confirmAll' && <input type="hidden" name="everything" value="1" />}
        <div className="stack" hidden={step !== 'edit'}>
          <RefundFields
            order={order}
            refund={refund}
            draft={draft}
            fields={{ method, isRestocked, reason }}
            onDraft={setDraft}
            onField={{ setMethod, setRestocked, setReason }}
            onEverything={startEverything}
          />
        </div>
        {step !== 'edit' && (
          <RefundConfirm
            order={order}
            refund={refund}
            preview={preview}
            kind={requestedDraft.kind}
            fields={{ method, isRestocked, reason }}
            onRestocked={setRestocked}
          />
        )}
        <RefundProblem problem={isBusy ? null : problem} isStale={isStale} onReload={reload} />
      </fetcher.Form>
    </Dialog>
  );
}

type ProblemProps = { problem: string | null; isStale: boolean; onReload: () => void };

function RefundProblem({ problem, isStale, onReload }: ProblemProps) {
  const say = useTexts(refundDialogTexts);
  if (!problem && !isStale) return null;
  const action = isStale ? (
    <Button size="small" onClick={onReload}>
      {say('reload')}
    </Button>
  ) : undefined;
  return (
    <Notice tone="err" action={action}>
      {problem ?? say('stale')}
    </Notice>
  );
}

/** Why the button is disabled, or what is left to refund. */
function RefundStatus({ refund, draft }: { refund: RefundPageData; draft: RefundDraft }) {
  const say = useTexts(refundDialogTexts);
  const { problem, totalCents } = previewRefund(refund, draft);
  const left = dollars(cents(refund.leftCents));
  const status = problem
    ? say(problem, { left, shipping: dollars(cents(refund.shippingLeftCents)) })
    : totalCents > 0
      ? say('leftNow', { amount: left })
      : say(draft.kind === 'amount' ? 'enterAmount' : 'choose');
  return (
    <p className={`refund-first small ${problem ? 'err' : 'muted'}`} role="status">
      {status}
    </p>
  );
}
