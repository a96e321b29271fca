import type { App } from '#platform/app.ts';
import type { Message } from '#providers/payments/double/messages.server.ts';
import { parsePaymentEvent } from '#providers/payments/paypal-answers.ts';
import { forgeries } from '../../tests/kit/forgeries.ts';
import { stockLevelOf } from '../../tests/kit/till.ts';
import { type Drill, type DrillContext, shuffled } from './frame.ts';
import { type OrderState, plenty, seedShop, shopApi, withHands } from './people.ts';

type ShopApi = ReturnType<typeof shopApi>;
type Step = (ground: DrillContext, id: string) => Promise<unknown>;

const pays: Step = ({ paypal }, id) => paypal.till.approve(id, 'pay', 'paypal').then(() => paypal.till.capture(id, `dashboard:${id}`));
const waits: Step = ({ paypal }, id) => paypal.till.approve(id, 'pending', 'paypal').then(() => paypal.till.capture(id, `dashboard:${id}`));
const passes: Step = ({ paypal }, id) => paypal.till.settle(id, true);
const fails: Step = ({ paypal }, id) => paypal.till.settle(id, false);
const givesBack =
  (value: string | null): Step =>
  ({ paypal }, id) =>
    paypal.till.refund(id, { ...(value ? { amount: { currency_code: 'USD', value } } : {}), note: null, requestId: null });

/** What can happen to a payment at the provider, behind the shop's back. */
const histories: Readonly<Record<string, readonly Step[]>> = {
  paid: [pays],
  'under review': [waits],
  'reviewed and good': [waits, passes],
  'reviewed and refused': [waits, fails],
  'partly given back': [pays, givesBack('1.00')],
  'given back': [pays, givesBack(null)],
};
const copiesOfOne = 1000;

/** Webhooks many times, in any order and forged: the ledger follows the provider's records, and nothing else. */
export const d3: Drill = {
  name: 'D3',
  title: 'messages of the provider 1,000 times, in random order, and twelve forgeries',
  engines: ['embedded', 'postgres'],
  rounds: { full: 100, short: 6 },
  sabotage: 'signatures are not checked',
  async run(ground) {
    const app = ground.isSabotaged ? believing(ground.app) : ground.app;
    await seedShop(app);
    const api = shopApi(app);
    if (!ground.isSabotaged) await sameAgain(ground, api, ground.rounds >= 50 ? copiesOfOne : 50);
    if (!ground.isSabotaged) await anyOrder(ground, api);
    await forged(ground, api);
    for (const invariant of await api.brokenLaws()) ground.must(false, invariant);
  },
};

/** One message delivered repeatedly and concurrently is processed once. */
async function sameAgain({ app, paypal, must, say }: DrillContext, api: ShopApi, copies: number): Promise<void> {
  const { Data } = await api.order();
  const id = Data.provider_order_id;
  await paypal.till.approve(id, 'pay', 'paypal');
  await paypal.till.capture(id, `dashboard:${id}`);
  await paypal.messages.settled();
  const message = (await paypal.messages.kept(id)).find(({ kind }) => kind === 'PAYMENT.CAPTURE.COMPLETED');
  if (!message) throw new Error('the provider sent no event about a capture');
  const before = await stockLevelOf(app.db, plenty);
  const times: number[] = [];
  await withHands(10, Array.from({ length: copies }), async () => {
    const transmission = await paypal.messages.transmission(message);
    const started = performance.now();
    must((await api.tell(transmission)) === 200, 'a repeated message is answered with 200');
    times.push(performance.now() - started);
  });
  must((await api.state(Data.number)).payment_state === 'paid', 'a message makes its order paid');
  must((await api.counted('captures')) === 1, 'a repeated message books one capture');
  must((await api.counted('webhook_events')) === 1, 'a repeated message is kept once');
  const after = await stockLevelOf(app.db, plenty);
  const taken = { onHand: before.onHand - 1, reserved: before.reserved - 1, available: before.available };
  must(JSON.stringify(after) === JSON.stringify(taken), 'a repeated message takes the piece that was held once');
  say(`${copies} times the same: slowest ${Math.max(...times).toFixed(0)} ms`);
}

/** The result depends on what happened, not on the order of messages: every order ends like a twin that received everything in order. */
async function anyOrder(ground: DrillContext, api: ShopApi): Promise<void> {
  const { paypal, random, must, rounds } = ground;
  for (const [name, steps] of Object.entries(histories)) {
    const twin = (await api.order()).Data;
    for (const step of steps) {
      await step(ground, twin.provider_order_id);
      for (const message of await providerMessages(ground, twin.provider_order_id))
        await api.tell(await paypal.messages.transmission(message));
    }
    const expected = await api.state(twin.number);
    for (let round = 0; round < rounds; round += 1) {
      const { Data } = await api.order();
      const id = Data.provider_order_id;
      for (const step of steps) {
        await step(ground, id);
        if (random.isHit(0.4)) await tellSome(ground, api, await providerMessages(ground, id));
      }
      const all = await providerMessages(ground, id);
      const many = shuffled(random, [...all, ...all.filter(() => random.isHit(0.5))]);
      await withHands(random.int(1, 3), many, async (message) => {
        must((await api.tell(await paypal.messages.transmission(message))) === 200, 'a true message is answered with 200');
      });
      const state = await api.state(Data.number);
      const isSame = state.status === expected.status && state.payment_state === expected.payment_state;
      must(isSame, `${name}: in any order it ends as ${describeState(expected)}, not ${describeState(state)}`);
    }
  }
}

const describeState = ({ status, payment_state: state }: OrderState): string => `${status} ${state}`;

async function providerMessages({ paypal }: DrillContext, id: string): Promise<Message[]> {
  await paypal.messages.settled();
  return paypal.messages.kept(id);
}

async function tellSome({ paypal, random }: DrillContext, api: ShopApi, messages: readonly Message[]): Promise<void> {
  for (const message of shuffled(random, messages).slice(0, random.int(1, messages.length)))
    await api.tell(await paypal.messages.transmission(message));
}

/** Forged messages about an unpaid order: refused, and nothing is written. */
async function forged(ground: DrillContext, api: ShopApi): Promise<void> {
  const { paypal, must, rounds } = ground;
  const { Data } = await api.order();
  const id = Data.provider_order_id;
  await pays(ground, id);
  const [message] = await providerMessages(ground, id);
  if (!message) throw new Error('the provider sent no event');
  const before = { events: await api.counted('webhook_events'), state: await api.state(Data.number) };
  for (const [name, forge] of Object.entries(forgeries)) {
    for (let round = 0; round < rounds; round += 1) {
      const status = await api.tell(await forge(await paypal.messages.transmission(message), message, paypal));
      must(status >= 400 && status < 500, `forged, ${name}: refused`);
    }
  }
  must((await api.counted('webhook_events')) === before.events, 'a forged message is not kept');
  must(JSON.stringify(await api.state(Data.number)) === JSON.stringify(before.state), 'a forged message changes nothing');
}

/** Sabotage: unverified messages are accepted. */
function believing(app: App): App {
  const handleWebhook: App['ports']['payments']['handleWebhook'] = async (_, raw) => {
    try {
      return parsePaymentEvent(JSON.parse(new TextDecoder().decode(raw)));
    } catch {
      return null;
    }
  };
  return { ...app, ports: { ...app.ports, payments: { ...app.ports.payments, handleWebhook } } };
}
