import { type BuilderKind, builderKinds, type Configuration } from '#areas/pricing/rules/configuration.ts';
import { liveRules } from '#areas/pricing/services/active-rules.server.ts';
import { answersAt } from '#areas/pricing/services/matches.server.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { forVariant } from '#site/links.ts';
import type { Variant } from '#site/variant.ts';
import { ownTexts } from '../own-texts.ts';
import { buildPath } from '../rules/builds.ts';
import { wholeBuild } from './builder.server.ts';

export type OwnBuild = { readonly path: string; readonly summary: string };
type Reader = { readonly language: Language; readonly variant: Variant };

/** The builder's address with this product prefilled; null where no builder makes it. */
export async function ownLike(
  app: App,
  { language, variant }: Reader,
  { category, spuId, slug }: { category: string; spuId: number; slug: string },
): Promise<OwnBuild | null> {
  const kind = kindOf(category);
  const answers = kind && (await answersAt(app, spuId, slug));
  const path = answers && (await filled(app, kind, answers));
  return path ? { path: forVariant(path, variant), summary: translator(ownTexts, language)('likeThis') } : null;
}

/** From a list to its builder; a texture filter is carried over. */
export async function ownOf(app: App, { language, variant }: Reader, category: string, search: URLSearchParams): Promise<OwnBuild | null> {
  const kind = kindOf(category);
  if (!kind) return null;
  const [texture, another] = search.getAll('filter_label').flatMap((label) => /^Texture: ?(.+)$/.exec(label)?.[1] ?? []);
  const isOne = texture !== undefined && another === undefined;
  const path = await filled(app, kind, isOne ? { texture: texture.toLowerCase().replaceAll(' ', '-') } : {});
  return path === null ? null : { path: forVariant(path, variant), summary: translator(ownTexts, language)(`own-${kind}`) };
}

const kindOf = (category: string): BuilderKind | undefined => builderKinds.find((kind) => kind === category);

async function filled(app: App, kind: BuilderKind, answers: Readonly<Record<string, string>>): Promise<string | null> {
  const live = await liveRules(app);
  if (!live) return null;
  const build = wholeBuild(live.rules, kind, new URLSearchParams(answers));
  return kind === 'bundle' ? bundlePath(build, answers) : buildPath(build);
}

/** A set counts bundles by length. */
const bundlePath = (build: Configuration, { length }: Readonly<Record<string, string>>): string => {
  const { length: _, ...hair } = build;
  return `${buildPath(hair)}${length ? `&n${length}=1` : ''}`;
};
