import { type BuilderKind, type Configuration, textOf } from '#areas/pricing/rules/configuration.ts';
import { hrefOf } from '#site/links.ts';

const builderPaths: Readonly<Record<BuilderKind, string>> = {
  wig: hrefOf('diy-wigs'),
  'closure-frontal': hrefOf('diy-closure-frontal'),
  bundle: hrefOf('diy-bundles'),
};

/** The query that opens a builder with this configuration; the page itself implies the kind. */
export const buildQuery = (configuration: Configuration): string => textOf(configuration).replace(/^kind=[\w-]+&?/, '');
export const buildPath = (configuration: Configuration): string => `${builderPaths[configuration.kind]}?${buildQuery(configuration)}`;
