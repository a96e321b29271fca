import { fetchProductSnapshots } from '#areas/cart/services/product-snapshots.server.ts';
import { isBuyable } from '#areas/catalog/rules/options.ts';
import { ownUploads, pictureBytes } from '#areas/content/services/uploads.server.ts';
import { withinLimit } from '#areas/inquiries/services/submit-inquiry.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { readLimits } from '../rules/limits.ts';
import {
  bestMatches,
  type CombinedReading,
  combineReadings,
  type MatchCandidate,
  type MatchPreferences,
  type PhotoMatch,
} from '../rules/matches.ts';
import { type Reading, readPicture } from '../rules/picture/read.ts';
import { noTaps, type Taps } from '../rules/picture/region.ts';
import { ringShade } from '../rules/picture/tones.ts';
import { texturesOf } from '../rules/picture/waves.ts';
import { candidateRows, ringRows } from '../store/matching.server.ts';
import { rasterOf } from './raster.server.ts';

export type RequestPhoto = { readonly uploadId: string; readonly taps: Taps };

export async function ringOf(app: App, language: Language) {
  return (await ringRows(app.db)).map((row) => ({
    code: row.code,
    name: localizedColumn(row, 'name', language),
    hex: row.tipHex ?? row.highlightHex ?? row.rootHex ?? '#000000',
    swatch: row.swatch,
  }));
}

/** Null where no hair is recognized on any of them. */
export async function readPhotos(app: App, caller: Caller, photos: readonly RequestPhoto[]): Promise<CombinedReading | null> {
  if (photos.length === 0) throw new DomainError('lackParameter', { field: 'upload_ids' });
  await withinLimit(app, caller, readLimits);
  const [shades, ids] = await Promise.all([
    ringRows(app.db),
    Promise.all(photos.map(({ uploadId }) => ownUploads(app, caller, [uploadId]).then(([id]) => id ?? 0))),
  ]);
  const ring = shades.flatMap(({ rootHex, ...row }) => (rootHex === null ? [] : [ringShade({ ...row, rootHex })]));
  const bytes = await pictureBytes(app, ids);
  const readings: Reading[] = [];
  // One after another: five photos at once would block the server.
  for (const [index, { taps }] of photos.entries()) {
    const picture = bytes.get(ids[index] ?? 0);
    const raster = picture && (await rasterOf(picture));
    const reading = raster && readPicture(raster, ring, taps ?? noTaps);
    if (reading) readings.push(reading);
  }
  return combineReadings(readings);
}

const enough = 3;

/** The nearest products with price and reason. */
export async function matchesFor(app: App, language: Language, seen: CombinedReading, preferences: MatchPreferences) {
  const near = { colours: seen.shades.slice(0, 4).map(({ code }) => code), textures: texturesOf[seen.texture], now: app.now() };
  const narrow = candidatesIn(await candidateRows(app.db, { ...near, isWide: false }));
  const found = bestMatches(narrow, seen, preferences);
  const matches =
    found.length >= enough ? found : bestMatches(candidatesIn(await candidateRows(app.db, { ...near, isWide: true })), seen, preferences);
  const snapshots = await fetchProductSnapshots(
    app,
    language,
    matches.map(({ skuId }) => skuId),
  );
  const snapshotById = new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
  return matches.flatMap((match: PhotoMatch) => {
    const snapshot = snapshotById.get(match.skuId);
    return snapshot ? [{ ...match, snapshot }] : [];
  });
}
export type FoundMatch = Awaited<ReturnType<typeof matchesFor>>[number];

const candidatesIn = (rows: Awaited<ReturnType<typeof candidateRows>>): MatchCandidate[] =>
  rows.map(({ attributes, available, isMadeToOrder, ...row }) => ({
    ...row,
    capSize: attributes['Cap Size'] ?? attributes.cap_size ?? '',
    isAvailable: isBuyable({ available, isMadeToOrder }),
  }));

/** What was recognized, as stored with a request and corrected by staff. */
export const detectedOf = (seen: CombinedReading): Record<string, unknown> => ({
  colour: seen.shades[0]?.code ?? '',
  shades: seen.shades.slice(0, 3),
  texture: texturesOf[seen.texture][0],
  wave: Math.round(seen.wave * 100) / 100,
  length: seen.lengthInches,
  is_cut: seen.isCut,
  confidence: seen.confidence,
});
