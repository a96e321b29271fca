import { type Configuration, type Kind, textOf } from '#areas/pricing/rules/configuration.ts';
import type { PageName } from '#site/pages.ts';

/** Which page composes what. */
export const builderOf: Readonly<Record<Kind, PageName>> = {
  wig: 'diy-wigs',
  'closure-frontal': 'diy-closure-frontal',
  bundle: 'diy-bundles',
};

/** The query under which a builder shows exactly this piece; the page itself says what kind it is. */
export const buildQuery = (configuration: Configuration): string => textOf(configuration).replace(/^kind=[\w-]+&?/, '');
