import { z } from 'zod';
import { optionalText } from '#api/fields.ts';
import type { PriceSheetLine } from '#areas/vendor-prices/rules/price-sheet.ts';
import type { SpecDefaults } from '#areas/vendor-prices/rules/spec.ts';
import { linesOfGrid } from './grid.ts';

const word = optionalText(60);

/** The rows of the matrix as a form sends them; a price is judged cell by cell. */
export const gridRowsInput = z
  .array(
    z.object({
      row: z.number().int().min(1).max(1000),
      origin: word,
      grade: word,
      texture: word,
      colour: word,
      lace: word,
      prices: z.record(z.string().regex(/^(?:[1-5]?\d|60)$/), z.string()),
    }),
  )
  .max(200);

export const gridLines = (rows: z.output<typeof gridRowsInput>, common: SpecDefaults): PriceSheetLine[] =>
  rows.flatMap(({ row, prices, ...spec }) =>
    linesOfGrid([{ key: String(row), spec, cells: prices }], common).map((line) => ({ ...line, row })),
  );
