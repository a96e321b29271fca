import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, type Translate, translator } from '#kernel/texts.ts';
import { type DoubleOrder, totalOf } from './orders.server.ts';
import type { Part } from './questions.ts';
import { asValue, hundredths } from './sums.ts';
import { approvalTexts } from './texts.ts';

type ApprovalTranslator = Translate<typeof approvalTexts>;
type Choice = keyof typeof approvalTexts & ('pay' | 'pending' | 'decline' | 'cancel' | 'release' | 'deny');

/** Plain HTML and forms: works without script and loads nothing. */
export function approvalPage(order: DoubleOrder | null, language: Language) {
  const say = translator(approvalTexts, language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')} · ${say('testMode')}</title>
<style>${raw(styles)}</style>
</head>
<body>
<header class="test">${say('testMode')}</header>
<main>
<h1>${say('title')}</h1>
${order ? shown(order, say) : html`<p class="note">${say('unknown')}</p><p><a href="/">${say('back')}</a></p>`}
</main>
</body>
</html>`;
}

const shown = (order: DoubleOrder, say: ApprovalTranslator) => html`<p class="lead">${say('explain')}</p>
<section aria-label="${say('total')}">
<p class="sum"><span>${say('total')}</span> <strong>${price(totalOf(order))}</strong></p>
<dl>
${fact(say('payTo'), order.experience.brand_name ?? 'Tressline')}
${fact(say('invoice'), order.units[0]?.invoice_id)}
${fact(say('shipTo'), shippingAddressOf(order))}
</dl>
<ul>
${(order.units[0]?.items ?? []).map((item) => html`<li><span>${item.quantity} × ${item.name}</span> <span>${price(asValue(hundredths(item.unit_amount.value) * BigInt(item.quantity)))}</span></li>`)}
</ul>
<dl class="parts">
${parts.map(([part, key]) => partOf(order, part, say(key)))}
</dl>
</section>
${note(order, say)}
<div class="choices">
${choicesOf(order).map((choice) => html`<form method="post"><input type="hidden" name="decision" value="${choice}"><button class="${choice}">${say(choice)}</button></form>`)}
</div>`;

const parts: readonly (readonly [Part, 'items' | 'shipping' | 'handling' | 'tax' | 'discount'])[] = [
  ['item_total', 'items'],
  ['shipping', 'shipping'],
  ['handling', 'handling'],
  ['tax_total', 'tax'],
  ['discount', 'discount'],
];

function partOf(order: DoubleOrder, part: Part, name: string) {
  const value = order.units[0]?.amount.breakdown?.[part]?.value;
  if (value === undefined || hundredths(value) === 0n) return '';
  return fact(name, `${part === 'discount' ? '−' : ''}${price(value)}`);
}

/** Nothing can be decided after capture; a pending one can be reviewed. */
function choicesOf(order: DoubleOrder): Choice[] {
  if (order.captures[0]?.status === 'PENDING') return ['release', 'deny'];
  if (order.captures.length > 0) return [];
  return order.status === 'VOIDED' ? ['cancel'] : ['pay', 'pending', 'decline', 'cancel'];
}

function note(order: DoubleOrder, say: ApprovalTranslator) {
  if (order.captures[0]?.status === 'PENDING') return html`<p class="note">${say('reviewed')}</p>`;
  if (order.captures.length > 0) return html`<p class="note">${say('paid')}</p>`;
  if (order.status === 'VOIDED') return html`<p class="note">${say('expired')}</p>`;
  return order.decision === 'decline' ? html`<p class="note">${say('declined')}</p>` : '';
}

const fact = (name: string, value: string | undefined) => (value ? html`<div><dt>${name}</dt><dd>${value}</dd></div>` : '');
const price = (value: string): string => dollars(cents(Number(hundredths(value))));

function shippingAddressOf({ units: [unit] }: DoubleOrder): string | undefined {
  const address = unit?.shipping?.address;
  if (!address) return undefined;
  const parts = [unit?.shipping?.name?.full_name, address.address_line_1, address.admin_area_2, address.admin_area_1, address.postal_code];
  return [...parts, address.country_code].filter(Boolean).join(', ');
}

const styles = `*{box-sizing:border-box}body{margin:0;background:#faf6f1;color:#2a1f1b;font:16px/1.5 Figtree,system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif}
.test{margin:0;padding:12px 16px;background:#fdf0d5;color:#6b4a12;font-weight:600;text-align:center;border-bottom:1px solid #ecd9ad}
main{width:min(480px,100% - 32px);margin:32px auto 48px}h1{margin:0 0 4px;font:600 28px/1.2 Fraunces,Georgia,"Songti SC",serif}
.lead{margin:0 0 24px;color:#6b5d55}section{padding:24px;border-radius:12px;background:#fff}
.sum{display:flex;align-items:baseline;justify-content:space-between;margin:0 0 16px}.sum strong{font-size:32px;line-height:1.1}
strong,dd,li span:last-child{font-variant-numeric:tabular-nums}dl{margin:0}dl div,li{display:flex;justify-content:space-between;gap:24px;padding:4px 0}
dt{flex:none;color:#6b5d55}dd{margin:0;text-align:right;overflow-wrap:anywhere}ul{margin:12px 0;padding:12px 0;list-style:none;border-block:1px solid #eee4db}
li span:first-child{overflow-wrap:anywhere}.note{margin:16px 0 0;padding:12px 16px;border-radius:12px;background:#f4e6df}
.choices{display:grid;gap:8px;margin-top:24px}button{width:100%;min-height:48px;padding:0 16px;border:1px solid #d9cdc4;border-radius:999px;background:#fff;color:inherit;font:inherit;cursor:pointer}
button:hover{border-color:#8a2f45}button:focus-visible,a:focus-visible{outline:3px solid #8a2f45;outline-offset:2px}
.pay,.release{border-color:#8a2f45;background:#8a2f45;color:#fff;font-weight:600}.pay:hover,.release:hover{background:#6f2437}
.cancel{border-color:transparent;background:none;text-decoration:underline;text-underline-offset:3px}a{color:#8a2f45}`;

/** The page may use its own styles and redirect to the shop; nothing else. */
export const approvalPolicy = (shopOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    `form-action 'self'${[...new Set(shopOrigins)].map((origin) => ` ${origin}`).join('')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
