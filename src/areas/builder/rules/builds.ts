import { type BuilderKind, type Configuration, textOf } from '#areas/pricing/rules/configuration.ts';
import { hrefOf } from '#site/links.ts';

/** Which page composes what. */
const builderPaths: Readonly<Record<BuilderKind, string>> = {
  wig: hrefOf('diy-wigs'),
  'closure-frontal': hrefOf('diy-closure-frontal'),
  bundle: hrefOf('diy-bundles'),
};

/** The query under which a builder shows exactly this piece; the page itself says what kind it is. */
export const buildQuery = (configuration: Configuration): string => textOf(configuration).replace(/^kind=[\w-]+&?/, '');
export const buildPath = (configuration: Configuration): string => `${builderPaths[configuration.kind]}?${buildQuery(configuration)}`;
