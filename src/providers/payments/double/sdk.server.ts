import { Hono } from 'hono';
import { z } from 'zod';
import { inLanguage, languages } from '#kernel/texts.ts';
import { paypalDoubleClientId } from './keys.ts';
import { decisions, type openDoubleOrders, wallets } from './orders.server.ts';
import { refuse } from './refusals.ts';
import { wrongShape } from './refused-orders.ts';
import { sdkScript } from './sdk-script.ts';
import { sheetTexts } from './texts.ts';
import { payer } from './wire.ts';

const Decided = z.object({ orderId: z.string().max(36), decision: z.enum(decisions).exclude(['cancel']), wallet: z.enum(wallets) });
const components = new Set(['buttons', 'applepay', 'googlepay', 'marks', 'messages', 'card-fields', 'funding-eligibility']);

/** The SDK script, and the endpoint that answers its sheets. */
export function sdkCounter(till: ReturnType<typeof openDoubleOrders>): Hono {
  const counter = new Hono();
  const textsByLanguage = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(Object.entries(sheetTexts).map(([key, pair]) => [key, inLanguage(pair, language)])),
    ]),
  );

  counter.get('/sdk/js', (c) => {
    const wrong = queryProblem(c.req.query());
    const code = wrong ? `throw new Error(${JSON.stringify(`SDK Validation error: '${wrong}'`)});` : sdkScript(textsByLanguage, payer.id);
    return c.body(code, wrong ? 400 : 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  });

  counter.post('/sdk/decide', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const decision = Decided.safeParse(body);
    if (!decision.success) return refuse('INVALID_REQUEST', wrongShape(decision.error, body));
    const agreed = await till.approve(decision.data.orderId, decision.data.decision, decision.data.wallet);
    if (agreed === null) return refuse('RESOURCE_NOT_FOUND', [{ issue: 'INVALID_RESOURCE_ID' }]);
    return agreed instanceof Response ? agreed : c.json({ status: 'APPROVED' }, 200, { 'cache-control': 'no-store' });
  });
  return counter;
}

/** PayPal's script refuses another shop, another currency or an unknown component. */
function queryProblem(query: Readonly<Record<string, string>>): string | null {
  if (query['client-id'] !== paypalDoubleClientId) return `Invalid query value for client-id: ${(query['client-id'] ?? '').slice(0, 40)}`;
  if ((query.currency ?? 'USD') !== 'USD') return 'Disallowed value for currency';
  if ((query.intent ?? 'capture') !== 'capture') return 'Disallowed value for intent';
  const unknown = (query.components ?? 'buttons').split(',').find((part) => !components.has(part));
  return unknown === undefined ? null : `Invalid query value for components: ${unknown.slice(0, 40)}`;
}
