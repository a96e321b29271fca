import { type Context, Hono } from 'hono';
import { languageOf } from '#site/language.ts';
import { approvalPage, approvalPolicy } from './approval-page.ts';
import { type DoubleOrder, decisions, type openDoubleOrders } from './orders.server.ts';
import { refuse } from './refusals.ts';
import { payer } from './wire.ts';

type Till = ReturnType<typeof openDoubleOrders>;

/** The payer's approval page: plain forms, one per decision. */
export function approvalRoutes(till: Till): Hono {
  const routes = new Hono();
  const show = async (c: Context, status: 200 | 400 | 409 = 200): Promise<Response> => {
    const order = await till.find(c.req.query('token') ?? '');
    const isChinese = order?.experience.locale?.startsWith('zh');
    const page = approvalPage(order, isChinese ? 'zh' : languageOf(c.req.header('cookie')));
    const headers = { 'cache-control': 'no-store', 'content-security-policy': approvalPolicy(order ? originsOf(order) : []) };
    return c.html(page, order ? status : 404, headers);
  };

  routes.get('/checkoutnow', (c) => show(c));

  routes.post('/checkoutnow', async (c) => {
    const id = c.req.query('token') ?? '';
    const form = await c.req.formData().catch(() => new FormData());
    const choice = form.get('decision');
    const order = await till.find(id);
    if (!order) return show(c);
    if (choice === 'release' || choice === 'deny') {
      await till.settle(id, choice === 'release');
      return c.redirect(afterwards(order, true), 303);
    }
    const decision = decisions.find((one) => one === choice);
    if (!decision) return show(c, 400);
    if (decision === 'cancel') return c.redirect(afterwards(order, false), 303);
    const agreed = await till.approve(id, decision, 'paypal');
    if (agreed === null || agreed instanceof Response) return show(c, 409);
    return c.redirect(afterwards(order, true), 303);
  });

  routes.all('/checkoutnow', () => refuse('RESOURCE_NOT_FOUND'));
  return routes;
}

const originsOf = ({ experience: { return_url: after, cancel_url: instead } }: DoubleOrder): string[] =>
  [after, instead].flatMap((address) => (address ? [new URL(address).origin] : []));

/** Returns to the shop with the order id, as PayPal does. */
function afterwards(order: DoubleOrder, isAgreed: boolean): string {
  const target = isAgreed ? order.experience.return_url : order.experience.cancel_url;
  if (!target) return `?token=${order.id}`;
  const url = new URL(target);
  url.searchParams.set('token', order.id);
  if (isAgreed) url.searchParams.set('PayerID', payer.id);
  return url.href;
}
