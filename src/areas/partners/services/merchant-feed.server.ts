import { allOffers } from '#areas/catalog/services/offers.server.ts';
import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { inLanguage, isLanguage, type Language } from '#kernel/texts.ts';
import { inXml } from '#kernel/xml.ts';
import type { App } from '#platform/app.ts';
import type { GenerateFile } from '#platform/http/generated-files.server.ts';
import { absolute } from '#site/meta.ts';
import { buildMerchantItem, findMissingFields, itemXml } from '../rules/merchant.ts';
import { partnerTexts } from '../texts.ts';

/** Google Merchant feed of everything we sell; ?language=zh in Chinese. */
export const writeMerchantFeed: GenerateFile = async (app, { searchParams }) => {
  const language = searchParams.get('language') ?? 'en';
  if (!isLanguage(language)) return null;
  return { type: 'application/xml; charset=utf-8', tags: ['goods', 'categories', 'company'], chunks: feedOf(app, language) };
};

async function* feedOf(app: App, language: Language): AsyncGenerator<string> {
  const site = await siteOf(app, language);
  const leftOut: { code: string; missing: string[] }[] = [];
  let count = 0;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n`;
  yield `<title>${inXml(site.shopName)}</title><link>${inXml(absolute(site, '/'))}</link><description>${inXml(inLanguage(partnerTexts.feedAbout, language))}</description>\n`;
  for await (const offers of allOffers(app, language)) {
    let text = '';
    for (const offer of offers) {
      const item = buildMerchantItem({ ...offer, brand: offer.brand || site.shopName }, site);
      const missing = findMissingFields(item);
      if (missing.length > 0) leftOut.push({ code: offer.code, missing });
      else text += itemXml(item);
    }
    count += offers.length;
    if (text) yield text;
  }
  yield `</channel></rss>\n<!-- ${count - leftOut.length} offers, ${leftOut.length} left out -->\n`;
  if (leftOut.length > 0) app.log.warn({ count: leftOut.length, first: leftOut.slice(0, 50) }, 'products left out of the merchant feed');
}
