import { useEffect, useRef, useState } from 'react';
import { cents, dollars } from '#kernel/money.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { payWithApple, payWithGoogle, readyWallets } from './device-wallets.ts';
import { capturePayment, type OrderRequest, openOrder, type WalletName } from './order.ts';
import { paymentGlobals, scriptLoaded } from './sdk.ts';
import { walletTexts } from './texts.ts';

type Provider = { readonly scriptUrl: string; readonly environment: 'live' | 'sandbox' | 'double' };
type WalletsProps = {
  provider: Provider;
  /** What is paid; evaluated at the click where form fields belong to it. */
  order: OrderRequest | (() => OrderRequest);
  totalCents: number;
  /** Return page of payments with one of their own; by default the order page. */
  endsAt?: string;
  /** Called with the number of a new order before the buyer approves. */
  onOpened?: (number: string) => Promise<void>;
  /** Something changed; the buyer must look first. */
  onChanged?: () => void;
};

/** The provider's buttons, with Apple Pay and Google Pay where available. Empty until its script has loaded. */
export function Wallets({ provider, order, totalCents, endsAt, onOpened, onChanged }: WalletsProps) {
  const say = useTexts(walletTexts);
  const place = useRef<HTMLDivElement>(null);
  const [phones, setPhones] = useState<readonly WalletName[]>([]);
  const [state, setState] = useState<'coming' | 'there' | 'away'>('coming');
  const { problem, isBusy, run, open, finish } = usePaying({ order, endsAt, onOpened, onChanged });
  const handlers = useRef({ open, finish, run });
  handlers.current = { open, finish, run };

  useEffect(() => {
    const box = place.current;
    if (!box || !provider.scriptUrl) return setState('away');
    let isGone = false;
    const show = async (): Promise<void> => {
      await scriptLoaded(provider.scriptUrl);
      const sdk = paymentGlobals().paypal;
      const buttons = sdk?.Buttons?.({
        style: { shape: 'pill', label: 'pay', height: 48 },
        createOrder: () => handlers.current.open('paypal'),
        onApprove: async ({ orderID }, { restart }) => {
          if (await handlers.current.finish(orderID)) restart();
        },
        onCancel: () => undefined,
        onError: () => void handlers.current.run(async () => Promise.reject(new Error('the provider’s button failed'))),
      });
      if (isGone) return;
      if (buttons?.isEligible()) await buttons.render(box);
      setState('there');
      setPhones(await readyWallets(provider.environment));
    };
    show().catch(() => !isGone && setState('away'));
    return () => {
      isGone = true;
    };
  }, [provider.scriptUrl, provider.environment]);

  const amount = dollars(cents(totalCents)).replace(/[$,]/g, '');
  const press = (wallet: WalletName) => () =>
    void run(async () => {
      const pay = wallet === 'apple_pay' ? payWithApple : payWithGoogle;
      const agreed = await pay({ amount, environment: provider.environment, open: () => open(wallet) });
      if (agreed && (await finish(agreed))) throw new Error('declined');
    });
  if (state === 'away') return null;
  return (
    <section className="wallets needs-script" aria-label={say('more')} aria-busy={state === 'coming' || isBusy || undefined}>
      <p className="meta wallets-or">{say('or')}</p>
      <div ref={place} className={state === 'coming' ? 'wallet-place is-coming' : 'wallet-place'} />
      {phones.map((wallet) => (
        <button
          key={wallet}
          type="button"
          className={`wallet-btn is-${wallet}`}
          aria-disabled={isBusy || undefined}
          onClick={press(wallet)}
        >
          {say(wallet)}
        </button>
      ))}
      <div role="status" className="hide-empty">
        {problem && <Notice tone="err">{problem}</Notice>}
      </div>
    </section>
  );
}

/** One click at a time; nothing is charged unless the payment page says so. */
function usePaying({ order, endsAt, onOpened, onChanged }: Omit<WalletsProps, 'provider' | 'totalCents'>) {
  const say = useTexts(walletTexts);
  const href = useHref();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const requestId = useRef('');
  const go = (number: string): void => window.location.assign(endsAt ?? `${href('payment-success')}?${new URLSearchParams({ number })}`);

  const open = async (wallet: WalletName): Promise<string> => {
    setProblem('');
    requestId.current ||= crypto.randomUUID();
    const opened = await openOrder(typeof order === 'function' ? order() : order, wallet, requestId.current);
    if ('number' in opened && opened.number) await onOpened?.(opened.number);
    if ('providerOrderId' in opened) return opened.providerOrderId;
    if ('number' in opened) go(opened.number);
    else if (opened.isChanged) onChanged?.();
    if ('problem' in opened) setProblem(opened.problem);
    throw new Error('problem' in opened && opened.problem ? opened.problem : say('failed'));
  };
  /** True when declined and another method may be chosen. */
  const finish = async (providerOrderId: string): Promise<boolean> => {
    const { number, isDeclined } = await capturePayment(providerOrderId);
    if (isDeclined) {
      setProblem(say('declined'));
      return true;
    }
    go(number);
    return false;
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem((current) => current || (error instanceof Error && error.message !== 'declined' ? say('failed') : say('declined')));
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };
  return { problem, isBusy, run, open, finish };
}
