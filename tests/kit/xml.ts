export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
};

const token = /<!--[\s\S]*?-->|<\?[^>]*\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Strict: every fault a real parser would refuse is thrown. */
export function parseXml(text: string): Element {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error('a sign no XML may hold');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [chunk, closing, opening, attributes, isEmpty] of text.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (closing !== undefined) {
      if (open.pop()?.name !== closing) throw new Error(`</${closing}> closes <${parent.name}>`);
    } else if (opening !== undefined) {
      const element: Element = { name: opening, attributes: attributesIn(attributes ?? ''), children: [], text: '' };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    } else if (chunk === '<') throw new Error(`a bare < after "${parent.text.slice(-40)}"`);
    else if (!chunk.startsWith('<')) parent.text += plain(chunk);
  }
  const [top] = root.children;
  if (open.length !== 1 || !top || root.children.length !== 1 || root.text.trim()) throw new Error('not one whole element');
  return top;
}

export const childrenOf = (element: Element, name: string): Element[] => element.children.filter((child) => child.name === name);
export const textIn = (element: Element, name: string): string | undefined => childrenOf(element, name)[0]?.text;

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]));

function plain(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`a bare & in "${text.slice(0, 80)}"`);
  return text.replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole);
}
