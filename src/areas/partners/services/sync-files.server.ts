import { offersByGroup } from '#areas/catalog/services/offers.server.ts';
import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { hourMs } from '#kernel/dates.ts';
import { DomainError, domainErrors, domainErrorText } from '#kernel/errors.ts';
import { inLanguage } from '#kernel/texts.ts';
import { inXml } from '#kernel/xml.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import { takeAttempt } from '#platform/rate-limit.server.ts';
import { absolute, type Site } from '#site/meta.ts';
import { buildMerchantItem, findMissingFields, itemXml, type MerchantItem } from '../rules/merchant.ts';
import { parseSyncChoice, type SyncChoice } from '../rules/sync-choice.ts';
import { type FilePart, shopifyHead, shopifyRows, wooHeadLine, wooRows } from '../rules/sync-csv.ts';
import { isSyncFile, type SyncFile, syncFiles } from '../rules/sync-files.ts';
import { defaultShopLimits, type MappedProduct, type MappedVariant, mappedGroup } from '../rules/sync-mapping.ts';
import { encodeSyncReason } from '../rules/sync-reasons.ts';
import * as store from '../store/sync.server.ts';
import { partnerTexts } from '../texts.ts';
import { type Reseller, requireReseller } from './resellers.server.ts';
import { reductionsIn } from './sync.server.ts';

export const fileJob = 'product-file';
const groupsAtOnce = 20;
const filesAnHour = 60;
const noStore = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

type Failure = { code: string; reason: string };
type Written = { count: number; failures: Failure[]; reductions: string[] };

/** For resellers and staff, by the choices in the address. */
export async function syncFile(app: App, caller: Caller, url: URL): Promise<Response> {
  const name = url.pathname.split('/').at(-1) ?? '';
  if (!isSyncFile(name)) return refuseFile('notFound', noStore);
  try {
    const reseller = await requireReseller(app, caller);
    const limit = { bucket: 'product-file', key: `${reseller.kind} ${reseller.id}`, max: filesAnHour, windowMs: hourMs };
    if (!(await takeAttempt(app, limit))) throw new DomainError('tooMany');
    const choice = parseSyncChoice(url.searchParams);
    const part = url.searchParams.get('part') === 'prices' ? 'prices' : 'all';
    const day = app.now().toISOString().slice(0, 10);
    return new Response(streamOf(fileOf(app, reseller, name, { choice, part })), {
      headers: {
        ...noStore,
        'content-type': syncFiles[name].type,
        'content-disposition': `attachment; filename="${name.replace('.', `${part === 'prices' ? '-prices' : ''}-${day}.`)}"`,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return new Response(domainErrorText(error, caller.language), { status: domainErrors[error.why].status, headers: noStore });
  }
}

function streamOf(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

type FileRequest = { readonly choice: SyncChoice; readonly part: FilePart };
type Frame = {
  readonly site: Site;
  readonly reseller: Reseller;
  readonly part: FilePart;
  readonly written: Written;
  readonly brand: string;
  readonly language: SyncChoice['language'];
};
/** Header, product and footer of each file format. */
type Writer = { head(frame: Frame): string; product(product: MappedProduct, frame: Frame): string; foot: string };

const writers: Readonly<Record<SyncFile, Writer>> = {
  'shopify.csv': {
    head: ({ part }) => shopifyHead('today', part),
    product: (product, { part, written }) => counted(product, written, shopifyRows(product, 'today', part)),
    foot: '',
  },
  'shopify-older.csv': {
    head: ({ part }) => shopifyHead('older', part),
    product: (product, { part, written }) => counted(product, written, shopifyRows(product, 'older', part)),
    foot: '',
  },
  'woocommerce.csv': {
    head: ({ part }) => wooHeadLine(part),
    product: (product, { part, written }) => counted(product, written, wooRows(product, part)),
    foot: '',
  },
  'google.xml': {
    head: ({ site, reseller, brand, language }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n<title>${inXml(brand || reseller.name || site.shopName)}</title><link>${inXml(homeOf(reseller) ?? absolute(site, '/'))}</link><description>${inXml(inLanguage(partnerTexts.feedAbout, language))}</description>\n`,
    product: (product, frame) => product.variants.map((variant) => feedItem(product, variant, frame)).join(''),
    foot: '</channel></rss>\n',
  },
  'products.json': {
    head: () => '{"products":[',
    product: (product, { written }) => {
      const comma = written.count > 0 ? ',\n' : '\n';
      return counted(product, written, comma + JSON.stringify(plainProduct(product)));
    },
    foot: '\n]}\n',
  },
};

async function* fileOf(app: App, reseller: Reseller, name: SyncFile, { choice, part }: FileRequest): AsyncGenerator<string> {
  const site = await siteOf(app, choice.language);
  const written: Written = { count: 0, failures: [], reductions: [] };
  const frame: Frame = { site, reseller, part, written, brand: choice.brand, language: choice.language };
  const writer = writers[name];
  yield writer.head(frame);
  for (let after = 0; ; ) {
    const groups = await offersByGroup(app, choice.language, choice, { after, most: groupsAtOnce });
    let text = '';
    for (const { offers } of groups) {
      const mapped = mappedGroup(offers, { choice, limits: defaultShopLimits, site });
      for (const product of mapped.products) text += writer.product(product, frame);
      for (const { code, why, other } of mapped.misfits) written.failures.push({ code, reason: encodeSyncReason(why, { other }) });
      written.reductions.push(...reductionsIn(mapped));
    }
    if (text) yield text;
    after = groups.at(-1)?.id ?? after;
    if (groups.length < groupsAtOnce) break;
  }
  yield writer.foot;
  await noteFile(app, reseller, name, choice, written);
}

/** A completely read file counts as a run: staff see what went out and what was left out. */
async function noteFile(app: App, reseller: Reseller, name: SyncFile, choice: SyncChoice, written: Written): Promise<void> {
  const { platform } = syncFiles[name];
  await transact(app, async (inside) => {
    const { partnerId } = reseller;
    const owner = { partnerId, platform } as const;
    const existing = await store.shopOf(inside.db, owner, false);
    const shop = existing ?? (await store.insertShop(inside.db, { ...owner, host: null, createdAt: app.now() }));
    if (!shop) return;
    const jobId = await store.insertFileRun(inside.db, {
      ...{
        shopId: shop.id,
        kind: fileJob,
        owner: { kind: reseller.kind, id: reseller.id },
        choice: { ...choice, file: name },
        at: app.now(),
      },
      ...{ written: written.count, failed: written.failures.length, reductions: written.reductions },
    });
    await store.addFailures(inside.db, jobId, app.now(), written.failures);
  });
  app.live.publish('jobs');
}

function counted(product: MappedProduct, written: Written, text: string): string {
  written.count += product.variants.length;
  return text;
}

/** The reseller's own product address, if any. */
function homeOf({ website }: Reseller): string | null {
  return URL.canParse(website) && website.startsWith('https://') ? new URL(website).origin : null;
}

function feedItem(product: MappedProduct, variant: MappedVariant, { site, reseller, written }: Frame): string {
  const { compareCents, priceCents, offer } = variant;
  const prices = { priceCents: compareCents ?? priceCents, payableCents: priceCents };
  const home = homeOf(reseller);
  const plain = buildMerchantItem({ ...offer, ...prices, brand: product.words.vendor }, site);
  const item: MerchantItem = home ? { ...plain, link: `${home}/products/${product.handle}`, mobile_link: null } : plain;
  const missing = findMissingFields(item);
  if (missing.length > 0) {
    written.failures.push({ code: variant.sku, reason: encodeSyncReason('lacks', { fields: missing.join(', ') }) });
    return '';
  }
  written.count += 1;
  return itemXml(item);
}

const plainProduct = ({ handle, category, words, optionNames, variants }: MappedProduct) => ({
  ...{ handle, category, options: optionNames },
  ...{ title: words.title, description_html: words.descriptionHtml, vendor: words.vendor, tags: words.tags },
  pictures: words.pictures.map(({ url }) => url),
  variants: variants.map((variant) => ({
    sku: variant.sku,
    options: Object.fromEntries(variant.options.map(({ name, value }) => [name, value])),
    price: variant.priceCents / 100,
    compare_at_price: variant.compareCents === null ? null : variant.compareCents / 100,
    currency: 'USD',
    weight_grams: variant.grams,
    stock: variant.quantity,
    made_to_order: variant.sellsEmpty,
    picture: variant.picture || null,
  })),
});
