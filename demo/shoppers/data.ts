import { z } from 'zod';
import { listOf, readJson, whole } from '#demo/read-files.ts';

const names = listOf(z.string());
/** First names as common in the United States as the shop's buyers; Chinese-speaking buyers write the given name last. */
export const { firstNames, mensNames, lastNames, chineseNames, streetNames, streetKinds } = readJson(
  'shoppers/names.json',
  z.strictObject({ firstNames: names, mensNames: names, lastNames: names, chineseNames: names, streetNames: names, streetKinds: names }),
);

export const statePlans = readJson(
  'shoppers/states.json',
  listOf(
    z.strictObject({
      state: z.string(),
      /** People in hundred thousands. */
      weight: whole,
      /** Each with its phone area code and the first three digits of its ZIP codes. */
      cities: listOf(z.strictObject({ name: z.string(), areaCode: z.string(), postPrefix: z.string() })),
    }),
  ),
);
