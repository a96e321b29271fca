import { defaultLanguage, type Language } from '#kernel/texts.ts';
import { languageParam } from '#site/language.ts';

/** The blocks of an email; text and HTML are made from the same list. */
export type EmailBlock =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'button'; readonly words: string; readonly href: string }
  | { readonly kind: 'small'; readonly words: string; readonly link?: { readonly words: string; readonly href: string } };

export const paragraphBlock = (text: string): EmailBlock => ({ kind: 'words', words: text });
export const factsBlock = (...pairs: readonly (readonly [string, string])[]): EmailBlock => ({ kind: 'facts', facts: pairs });
export const buttonBlock = (text: string, href: string): EmailBlock => ({ kind: 'button', words: text, href });
export const smallPrintBlock = (text: string, link?: { readonly words: string; readonly href: string }): EmailBlock => ({
  kind: 'small',
  words: text,
  ...(link ? { link } : {}),
});

type Draft = {
  readonly origin: string;
  readonly language: Language;
  readonly shopName: string;
  readonly title: string;
  readonly blocks: readonly EmailBlock[];
};

/**
 * The one email template: makes the plain text and the HTML of an email from its blocks. Links are our own paths, made absolute by the
 * configured origin, nothing else.
 */
export function composeEmail(draft: Draft): { text: string; html: string } {
  const link = (href: string): string => absoluteLink(draft, href);
  return { text: textOf(draft, link), html: htmlOf(draft, link) };
}

/** On a device without a chosen language the shop continues in the email's. */
function absoluteLink({ origin, language }: Draft, href: string): string {
  const url = new URL(href, origin);
  if (!href.startsWith('/') || url.origin !== new URL(origin).origin) throw new Error(`an email may link only into the shop: ${href}`);
  if (language !== defaultLanguage) url.searchParams.set(languageParam, language);
  return url.href;
}

type Linked = (href: string) => string;

function textOf({ title, language, shopName, blocks }: Draft, link: Linked): string {
  const colon = language === 'zh' ? '：' : ': ';
  const textBlocks = blocks.map((block) => {
    if (block.kind === 'facts') return block.facts.map(([label, value]) => `${label}${colon}${value}`).join('\n');
    if (block.kind === 'button') return `${block.words}${colon.trimEnd()}\n${link(block.href)}`;
    if (block.kind === 'small' && block.link)
      return [block.words, `${block.link.words}${colon}${link(block.link.href)}`].filter(Boolean).join('\n');
    return block.words;
  });
  return `${[title, ...textBlocks, `-- \n${shopName}`].join('\n\n')}\n`;
}

const ink = '#2b2320';
const quiet = '#6e625c';
const rose = '#8a2f45';
const font = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif";

/** Tables and inline styles, because that is what mail programs support; no picture, no script, no open tracking. */
function htmlOf({ title, language, shopName, blocks }: Draft, link: Linked): string {
  const lang = language === 'zh' ? 'zh-Hans' : 'en';
  const htmlBlocks = blocks.map((block) => htmlBlock(block, link)).join('\n');
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf6f1;${font};color:${ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #eadfd6;border-radius:12px"><tr><td style="padding:28px 32px;text-align:left">
<p style="margin:0 0 20px;font-family:Georgia,'Songti SC',serif;font-size:20px;color:${rose}">${escaped(shopName)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600">${escaped(title)}</h1>
${htmlBlocks}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function htmlBlock(block: EmailBlock, link: Linked): string {
  if (block.kind === 'facts')
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px;line-height:1.6">${block.facts
      .map(([label, value]) => `<tr><td style="padding-right:16px;color:${quiet}">${escaped(label)}</td><td>${lines(value)}</td></tr>`)
      .join('')}</table>`;
  if (block.kind === 'button')
    return `<p style="margin:24px 0"><a href="${escaped(link(block.href))}" target="_blank" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${rose};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(block.words)}</a></p>`;
  if (block.kind === 'small') {
    const more = block.link
      ? ` <a href="${escaped(link(block.link.href))}" target="_blank" style="color:${quiet}">${escaped(block.link.words)}</a>`
      : '';
    return `<p style="margin:16px 0 0;font-size:13px;line-height:1.6;color:${quiet}">${lines(block.words)}${more}</p>`;
  }
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${lines(block.words)}</p>`;
}

const lines = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
