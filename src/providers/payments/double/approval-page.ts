import { html, raw } from 'hono/html';
import { type Language, speak } from '#kernel/texts.ts';
import { approvalTexts } from './texts.ts';
import { type Kept, totalOf } from './till.server.ts';

/** Plain HTML: it works without script and loads nothing. */
export function approvalPage(order: Kept | null, language: Language) {
  const say = speak(approvalTexts, language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${say('title')}</title>
      </head>
      <body>
        <p>${say('testMode')}</p>
        ${order ? html`<p>${say('total')} ${totalOf(order)}</p>${['pay', 'pending', 'decline', 'cancel'].map((word) => html`<form method="post"><input type="hidden" name="decision" value="${word}" /><button>${say(word as 'pay')}</button></form>`)}` : raw('')}
      </body>
    </html>`;
}
