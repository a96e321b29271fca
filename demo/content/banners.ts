import type { banners } from '#areas/content/tables/site.ts';
import type { Picture } from '#demo/catalog/media.ts';

type BannerRow = typeof banners.$inferInsert;
type Pair = readonly [en: string, zh: string];
type Shown = { readonly base: string; readonly widths: readonly number[]; readonly width: number; readonly height: number };
type Hero = Shown & { readonly altEn: string; readonly altZh: string; readonly phone: Shown };
type Button = { textEn: string; textZh: string; href: string };
type Words = { readonly title: Pair; readonly info: Pair; readonly alt: Pair; readonly buttons: Button[]; readonly href?: string };

const button = (textEn: string, textZh: string, href: string): Button => ({ textEn, textZh, href });

/** Banners of the home page, wide and for the phone, and the pictures of its two teasers. */
export function makeBanners(
  createdAt: Date,
  heroes: Readonly<Record<'hero-wigs' | 'hero-bundles', Hero>>,
  pictureOf: (slug: string) => Picture,
): BannerRow[] {
  const rows: BannerRow[] = [];
  const add = (type: string, shown: Shown, { title, info, alt, buttons, href = '' }: Words): void => {
    rows.push({
      id: rows.length + 1,
      type,
      url: shown.base,
      href,
      widths: [...shown.widths],
      width: shown.width,
      height: shown.height,
      buttons,
      titleEn: title[0],
      titleZh: title[1],
      infoEn: info[0],
      infoZh: info[1],
      altEn: alt[0],
      altZh: alt[1],
      position: rows.length + 1,
      createdAt,
      updatedAt: createdAt,
    });
  };
  const wigs = heroes['hero-wigs'];
  const bundles = heroes['hero-bundles'];
  const wigWords: Words = {
    title: ['Human hair, by the inch and the gram.', '真人发，按寸论克。'],
    info: [
      'Wigs, bundles and lace from our own factory, with the length, the weight and the price laid open.',
      '自家工厂的假发、发帘与蕾丝，长度、克重与价格一一标明。',
    ],
    alt: [wigs.altEn, wigs.altZh],
    buttons: [button('Shop wigs', '选购假发', '/collections/wig'), button('Build your own', '自己定制', '/diy-wigs')],
  };
  const bundleWords: Words = {
    title: ['A hundred grams, and we weigh every one.', '每帘一百克，帘帘过秤。'],
    info: ['Bundles in seven textures, single or in sets of three.', '七种纹理的发帘，单帘或三帘套装。'],
    alt: [bundles.altEn, bundles.altZh],
    buttons: [button('Shop bundles', '选购发帘', '/collections/bundle'), button('Build a set', '定制套装', '/diy-bundles')],
  };
  add('home', wigs, wigWords);
  add('home', bundles, bundleWords);
  add('home-phone', wigs.phone, wigWords);
  add('home-phone', bundles.phone, bundleWords);
  const builder = pictureOf('loose-wave-lace-front-wig-highlight');
  add('builder', builder, {
    title: ['A price you can add up', '算得清的价格'],
    info: [
      'Choose cap, lace, texture, length, density and colour. Each choice shows what it adds, down to the gram and the cent.',
      '选择帽型、蕾丝、纹理、长度、密度与颜色，每一项加多少钱、多少克，都看得见。',
    ],
    alt: [builder.altEn, builder.altZh],
    buttons: [button('Build your own wig', '定制假发', '/diy-wigs'), button('How we price', '定价说明', '/a-fair-price')],
    href: '/diy-wigs',
  });
  const business = pictureOf('body-wave-bundles-pack-of-ten');
  add('business', business, {
    title: ['For stylists, salons and shops', '面向发型师、沙龙与店铺'],
    info: [
      'The more pieces in one order, the less each one costs. Mix lengths, colours and kinds as you like.',
      '一单件数越多，单价越低。长度、颜色、品类可随意混搭。',
    ],
    alt: [business.altEn, business.altZh],
    buttons: [button('See business prices', '查看批发价', '/business-solutions-wholesale-price')],
    href: '/business-solutions',
  });
  return rows;
}
