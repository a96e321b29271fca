const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Words as they may stand in XML, between tags or in an attribute; signs no XML file may hold are left out. */
export const inXml = (words: string): string =>
  words.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
