const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Anything that needs a second look; a feed of a hundred thousand goods is mostly words that need none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const special = /[&<>"'\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;

/** Words as they may stand in XML, between tags or in an attribute; signs no XML file may hold are left out. */
export const inXml = (words: string): string =>
  special.test(words)
    ? words
        .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
        .replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
    : words;
