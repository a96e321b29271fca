import { useEffect, useRef, useState } from 'react';
import { Form, Link, useFetcher, useNavigation } from 'react-router';
import { billTexts } from '#areas/orders/texts.ts';
import { RegionInput } from '#office/parts/region-input.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { NameOrder } from '#ui/name-order.tsx';
import { Card } from '#ui/office/card.tsx';
import { SumList } from '#ui/office/detail-grid.tsx';
import type { loader, ManualOrderQuote, ShopperWithAddress } from './load.server.ts';
import { type ManualOrderLine, ManualOrderLines } from './manual-order-lines.tsx';
import { ManualPaymentFields } from './payment.tsx';
import { ShopperSearch } from './shopper-search.tsx';
import { manualOrderTexts } from './texts.ts';

type Props = { known: ShopperWithAddress | null; people: Awaited<ReturnType<typeof loader>>['people']; requestId: string };
type Answer = { readonly quote?: ManualOrderQuote };
const restMs = 250;

/** After every change the server calculates the total; nothing is added up here. */
export function ManualOrderForm({ known, people, requestId }: Props) {
  const say = useTexts(manualOrderTexts);
  const [picked, setPicked] = useState<readonly ManualOrderLine[]>([]);
  const [key] = useState(requestId);
  const form = useRef<HTMLFormElement>(null);
  const asking = useFetcher<Answer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useNavigation().formData?.get('intent') === 'place';
  const quote = asking.data?.quote;
  const requestQuote = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const formData = new FormData(form.current);
      formData.set('intent', 'quote');
      void asking.submit(formData, { method: 'post' });
    }, restMs);
  };
  const latest = useRef(requestQuote);
  latest.current = requestQuote;
  const linesKey = picked.map(({ skuId, quantity, estimate }) => `${skuId}:${quantity}:${estimate ?? ''}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are what it asks about.
  useEffect(() => latest.current(), [linesKey]);
  return (
    <>
      <ShopperSearch people={people} />
      <Form ref={form} method="post" className="hand-grid" onChange={(event) => isCounted(event.target) && requestQuote()}>
        <input type="hidden" name="request_id" value={key} />
        <input type="hidden" name="user_id" value={known?.user.id ?? ''} />
        <div className="stack stack-wide">
          <CustomerFields known={known} />
          <ManualOrderLines picked={picked} onChange={setPicked} quote={quote} />
          <Card title={say('message')} className="order-side">
            <TextArea label={say('message')} optional={say('optional')} name="buyer_message" rows={2} maxLength={1000} />
            <label className="check">
              <input type="checkbox" name="discreet" /> <span>{say('discreet')}</span>
            </label>
          </Card>
        </div>
        <div className="stack stack-wide">
          <Amounts quote={quote} isAsking={asking.state !== 'idle'} />
          <ManualPaymentFields />
          {quote && <input type="hidden" name="seen_total" value={quote.totalCents / 100} />}
          <SubmitButton name="intent" value="place" busy={busy || asking.state === 'submitting'} disabled={picked.length === 0}>
            {busy ? say('busy') : quote ? say('placeTotal', { total: quote.total }) : say('place')}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

/** Fields that affect the total. */
const isCounted = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && ['discount', 'receiver.country', 'receiver.region'].includes(target.name);

function CustomerFields({ known }: { known: ShopperWithAddress | null }) {
  const say = useTexts(manualOrderTexts);
  const href = useHref();
  const to = known?.receiver;
  const user = known?.user;
  return (
    <Card
      title={say('who')}
      note={user ? say('known', { id: user.id }) : say('fresh')}
      aside={
        user && (
          <Link className="link small" to={href('office-order-add')}>
            {say('forget')}
          </Link>
        )
      }
    >
      <div className="form-grid">
        <TextInput
          span="two-thirds"
          label={say('email')}
          name="email"
          type="email"
          required
          maxLength={254}
          defaultValue={user?.email}
          readOnly={Boolean(user)}
        />
        <Select span="third" label={say('language')} name="language" defaultValue={user?.language ?? 'en'}>
          <option value="en">{say('english')}</option>
          <option value="zh">{say('chinese')}</option>
        </Select>
        <NameOrder
          given={
            <TextInput
              span="third"
              label={say('firstName')}
              name="receiver.first_name"
              required
              defaultValue={to?.firstName ?? user?.firstName}
            />
          }
          family={
            <TextInput
              span="third"
              label={say('lastName')}
              name="receiver.last_name"
              required
              defaultValue={to?.lastName ?? user?.lastName}
            />
          }
        />
        <TextInput
          span="third"
          label={say('phone')}
          name="receiver.phone_number"
          required
          defaultValue={to?.phoneNumber ?? user?.phoneNumber}
        />
        <TextInput span="two-thirds" label={say('street')} name="receiver.address" required defaultValue={to?.address} />
        <TextInput span="third" label={say('city')} name="receiver.city" required defaultValue={to?.city} />
        <RegionInput span="third" label={say('region')} name="receiver.region" defaultValue={to?.region} />
        <TextInput span="third" label={say('postCode')} name="receiver.post_code" defaultValue={to?.postCode} />
        <TextInput span="third" label={say('country')} name="receiver.country" required maxLength={2} defaultValue={to?.country ?? 'US'} />
      </div>
    </Card>
  );
}

function Amounts({ quote, isAsking }: { quote: ManualOrderQuote | undefined; isAsking: boolean }) {
  const say = useTexts(manualOrderTexts);
  const bill = useTexts(billTexts);
  return (
    <Card title={say('amounts')} className="order-side">
      <TextInput label={say('discount')} optional={say('optional')} name="discount" inputMode="decimal" />
      <div aria-live="polite" aria-busy={isAsking}>
        <SumList
          sums={[
            { label: bill('items'), value: quote?.items ?? '–' },
            { label: say('grams'), value: quote ? say('weightIs', { grams: quote.grams }) : '–', weight: 'quiet' },
            { label: bill('shipping'), value: quote?.shipping ?? '–' },
            ...(quote?.hasHandling ? [{ label: bill('handling'), value: quote.handling }] : []),
            ...(quote?.hasTax ? [{ label: bill('tax'), value: quote.tax }] : []),
            { label: bill('discount'), value: quote?.discount ?? '–' },
            { label: bill('total'), value: quote?.total ?? '–', weight: 'total' },
          ]}
        />
      </div>
    </Card>
  );
}
