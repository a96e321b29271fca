const link = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+/gi;
const shownInLetter = 600;

/** A visitor's text as repeated in the confirmation: without links, since the address may be somebody else's. */
export function quotedOf(message: string): string {
  const words = message.replace(link, '[…]').trim();
  return words.length > shownInLetter ? `${words.slice(0, shownInLetter).trimEnd()} …` : words;
}

/** Plain line ends; invisible characters removed. */
export const plainText = (typed: string): string =>
  typed
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
