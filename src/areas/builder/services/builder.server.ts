import { hairDyesOf } from '#areas/content/services/shades.server.ts';
import { type BuilderKind, builderStepsOf, type Configuration, configurationOf } from '#areas/pricing/rules/configuration.ts';
import { optionsOf, reasonAgainst, reasonsAgainst } from '#areas/pricing/rules/exclusions.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import { liveRules } from '#areas/pricing/services/active-rules.server.ts';
import { findMatchingSku } from '#areas/pricing/services/matches.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { buildQuery } from '../rules/builds.ts';
import type { BuildData, MatchingSku, ShadeFile } from '../rules/data.ts';
import { closeUpFiles } from '../rules/data-close-ups.ts';
import { stillOf } from '../rules/stills.ts';

/** Default build; the address may override it. */
const firstBuilds: Readonly<Record<BuilderKind, Configuration>> = {
  wig: {
    kind: 'wig',
    cap: '13x4',
    lace: 'hd',
    texture: 'body-wave',
    length: '24',
    density: '180',
    colour: 't1b27',
    capSize: 'M',
    extras: [],
  },
  'closure-frontal': {
    kind: 'closure-frontal',
    size: '4x4',
    lace: 'hd',
    texture: 'body-wave',
    length: '16',
    density: '150',
    colour: '1b',
    part: 'free',
    extras: [],
  },
  bundle: { kind: 'bundle', texture: 'body-wave', origin: 'india', length: '18', colour: '1b', extras: [] },
};

export async function builderOf(app: App, kind: BuilderKind, search: URLSearchParams): Promise<BuildData> {
  const live = await liveRules(app);
  if (!live) throw new DomainError('productNotExist');
  const rules = only(live.rules, kind);
  const configuration = wholeBuild(rules, kind, search);
  const [shades, match] = await Promise.all([shadeFiles(app), matchFor(app, configuration)]);
  const roots = new Map(Object.entries(shades).map(([code, { root }]) => [code, root]));
  return {
    rules,
    shades,
    closeUps: closeUpFiles,
    configuration,
    quantity: Math.min(99, Math.max(1, Math.trunc(Number(search.get('quantity')) || 1))),
    still: stillOf(configuration, roots),
    matchOf: buildQuery(configuration),
    match,
  };
}

/** Only what this builder needs goes to the browser. */
const only = ({ version, costsOf, options, exclusions, rules }: PriceRuleSet, kind: BuilderKind): PriceRuleSet => ({
  version,
  costsOf,
  options: options.filter((one) => one.kind === kind),
  exclusions: exclusions.filter((one) => one.kind === kind),
  rules: rules.filter((one) => one.kind === kind),
});

/** The build in the address, completed and corrected: unavailable options are replaced by available ones. */
export function wholeBuild(rules: PriceRuleSet, kind: BuilderKind, search: URLSearchParams): Configuration {
  const params = new URLSearchParams(search);
  params.set('kind', kind);
  const given = configurationOf(params);
  let build: Configuration = { kind, extras: [] };
  for (const step of builderStepsOf(kind)) {
    const options = optionsOf(rules, kind, step).map(({ value }) => value);
    const candidates = nearest(given?.[step], [firstBuilds[kind][step], ...options]).filter((value) => value && options.includes(value));
    const value = candidates.find((one) => one !== undefined && reasonAgainst(rules, build, step, one) === null);
    if (value !== undefined) build = { ...build, [step]: value };
  }
  const known = new Set(optionsOf(rules, kind, 'extras').map(({ value }) => value));
  const extras = (given?.extras ?? []).filter(
    (extra) => known.has(extra) && reasonsAgainst(rules, { ...build, extras: [extra] }).length === 0,
  );
  return { ...build, extras };
}

/** The requested option, else the nearest number, else the first in order. */
function nearest(requested: string | undefined, options: readonly (string | undefined)[]): (string | undefined)[] {
  const target = Number(requested);
  if (!requested || Number.isNaN(target)) return [requested, ...options];
  return [requested, ...options.toSorted((a, b) => Math.abs(Number(a) - target) - Math.abs(Number(b) - target))];
}

const shadeFiles = async (app: App): Promise<Record<string, ShadeFile>> =>
  Object.fromEntries((await hairDyesOf(app)).map(({ code, ...shade }) => [code, shade]));

async function matchFor(app: App, configuration: Configuration): Promise<MatchingSku | null> {
  const found = await findMatchingSku(app, configuration);
  return (
    found && {
      id: found.id,
      path: hrefOf('sku', { category: found.category, spu: found.spu, sku: found.sku }),
      cents: found.payableCents,
      grams: found.weightGrams,
      available: found.available,
      isMadeToOrder: found.isMadeToOrder,
    }
  );
}
