import { orderStatus, type Station, stations, stationsPassed } from '#areas/orders/rules/status.ts';
import { stationTexts, statusTexts, statusTold } from '#areas/orders/texts.ts';
import { useSay } from '#site/here.tsx';
import { Badge } from '#ui/badge.tsx';
import { ordersPageTexts } from './texts.ts';

type Standing = { status: number; paymentState: string; isMadeToOrder: boolean };

const tones: Readonly<Record<string, 'ok' | 'warn' | 'err' | 'line' | 'plain'>> = { 1: 'warn', 4: 'ok', 5: 'ok', 6: 'ok', 8: 'err' };

/** What is made for her is on no shelf. */
const madeWords: Readonly<Record<string, 'madeNext' | 'madeTold'>> = { 2: 'madeNext', 3: 'madeTold' };

const isWord = (status: string): status is keyof typeof statusTexts & string => status in statusTexts;

export function StatusBadge({ status, paymentState, isMadeToOrder }: Standing) {
  const say = useSay(statusTexts);
  const page = useSay(ordersPageTexts);
  const word = String(status);
  if (status === orderStatus.awaitingPayment && paymentState === 'pending_review') return <Badge tone="warn">{page('underReview')}</Badge>;
  return (
    <Badge tone={tones[word] ?? 'line'}>
      {status === orderStatus.preparing && isMadeToOrder ? page('beingMade') : isWord(word) ? say(word) : word}
    </Badge>
  );
}

/** The standing of one order: a sentence, and the tape it travels along while it is on its way. */
export function Standing(standing: Standing) {
  const told = useSay(statusTold);
  const page = useSay(ordersPageTexts);
  const { status, paymentState, isMadeToOrder } = standing;
  const word = String(status);
  const made = isMadeToOrder ? madeWords[word] : undefined;
  const sentence = paymentState === 'pending_review' ? page('reviewTold') : made ? page(made) : isWord(word) ? told(word) : '';
  const passed = stationsPassed(status);
  return (
    <div className="stack">
      <p className="row">
        <StatusBadge {...standing} />
        <span>{sentence}</span>
      </p>
      {passed > 0 && status !== orderStatus.paymentFailed && <WayTape passed={passed} />}
    </div>
  );
}

function WayTape({ passed }: { passed: number }) {
  const say = useSay(stationTexts);
  const page = useSay(ordersPageTexts);
  return (
    <ol className="way no-print" aria-label={page('way')}>
      {stations.map((station: Station, place) => (
        <li key={station} className={place < passed ? 'is-done' : undefined} aria-current={place === passed - 1 ? 'step' : undefined}>
          {say(station)}
        </li>
      ))}
    </ol>
  );
}
