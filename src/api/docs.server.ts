import { z } from 'zod';
import { apiBase, type Call } from './call.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const whoMay = (call: Call): string =>
  call.who === 'anyone' ? 'anyone' : call.who === 'shopper' ? 'a shopper' : `staff: ${call.who.join(', ')}`;
const fields = (schema: z.ZodType): string =>
  escaped(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2));

/** The API documentation: one page, no script. */
export function docsPage(calls: readonly Call[]): string {
  const groups = Map.groupBy(calls, (call) => call.name.split('.')[0] ?? '');
  const list = [...groups]
    .map(([group, members]) => `<h2 id="${escaped(group)}">${escaped(group)}</h2>${members.map(entry).join('')}`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Calls | Tressline</title><link rel="stylesheet" href="/docs.css"></head><body><main>
<h1>Calls</h1><p>Base <code>${apiBase}</code>. Bodies are JSON. Every answer is <code>{ "Result": 0, "Code": 0, "Msg": "Success", "Data": … }</code>; any other Result is an error and <code>Msg</code> says which.
A token goes into <code>Authorization</code>. The same list for machines: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups">${[...groups.keys()].map((group) => `<a href="#${escaped(group)}">${escaped(group)}</a>`).join(' ')}</nav>${list}</main></body></html>`;
}

const entry = (call: Call): string =>
  `<details><summary><b>${call.method}</b> <code>${apiBase}${escaped(call.path)}</code> <span>${escaped(call.summary)}</span> <em>${escaped(whoMay(call))}</em></summary>
<h3>Takes</h3><pre tabindex="0">${fields(call.input)}</pre><h3>Answers in Data</h3><pre tabindex="0">${fields(call.output)}</pre></details>`;
