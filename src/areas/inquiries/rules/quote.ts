const link = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+/gi;
const maxQuoteLength = 600;

/** A visitor's text as repeated in the confirmation: without links, since the address may be somebody else's. */
export function quotedOf(message: string): string {
  const text = message.replace(link, '[…]').trim();
  return text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()} …` : text;
}

/** Plain line ends; invisible characters removed. */
export const plainText = (typed: string): string =>
  typed
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
