import { listPath } from '#areas/catalog/rules/filters.ts';
import type { Lab } from '#kernel/colour.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { shadeFamilyOf } from '../rules/shades.ts';
import { chartShadeRows, goodsInShades } from '../store/shades.server.ts';

/** Every measured shade, with the products available in it. */
export async function colorChartOf(app: App, language: Language) {
  const [rows, counts] = await Promise.all([chartShadeRows(app.db), goodsInShades(app.db, app.now())]);
  return rows.map((row) => {
    const lab: Lab = [row.labL ?? 0, row.labA ?? 0, row.labB ?? 0];
    const goods = counts
      .filter(({ valueId }) => valueId === row.id)
      .map((one) => ({
        name: localizedColumn(one, 'name', language),
        count: one.count,
        path: listPath(one.category, { labels: [{ key: 'Color', value: row.value }] }),
      }));
    return {
      id: `shade-${row.code.toLowerCase().replace(/[^a-z0-9]+/g, '-') || row.id}`,
      value: row.value,
      name: localizedColumn(row, 'name', language),
      swatch: row.pictureKey,
      hexes: [row.rootHex, row.tipHex ?? row.highlightHex].filter((hex) => hex !== null),
      lab,
      family: shadeFamilyOf(lab, row.tipHex !== null || row.highlightHex !== null),
      goods,
      total: goods.reduce((sum, { count }) => sum + count, 0),
    };
  });
}
export type ChartShade = Awaited<ReturnType<typeof colorChartOf>>[number];

/** Root, tip and highlight colors by color code, for the renderer. */
export async function hairDyesOf({ db }: App) {
  const rows = await chartShadeRows(db);
  return rows.map(({ code, rootHex, tipHex, highlightHex, highlightShare, pictureKey }) => ({
    code,
    root: rootHex ?? '#1d1715',
    tip: tipHex,
    highlight: highlightHex,
    share: highlightShare ?? 0,
    swatch: pictureKey,
  }));
}
