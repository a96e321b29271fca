const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Fast path: most texts of a large feed contain nothing to escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const special = /[&<>"'\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;

/** Escapes text for XML and drops characters no XML file may contain. */
export const inXml = (text: string): string =>
  special.test(text)
    ? text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
    : text;
