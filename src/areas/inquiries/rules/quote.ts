const link = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+/gi;
const shownInLetter = 600;

/** What a stranger typed, as a confirmation repeats it: it may go to a mailbox that is not hers, so it carries no links. */
export function quotedOf(message: string): string {
  const words = message.replace(link, '[…]').trim();
  return words.length > shownInLetter ? `${words.slice(0, shownInLetter).trimEnd()} …` : words;
}

/** Typed text with plain line ends; what cannot be seen is gone. */
export const plainText = (typed: string): string =>
  typed
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
