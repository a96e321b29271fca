import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProduction } from '#platform/env.ts';
import { load } from '#platform/load.server.ts';
import { projectRoot } from '#platform/root.server.ts';
import { cookieOf } from '#site/language.ts';
import { isMobileScreen } from '#site/variant.ts';

/** How this page was rendered; empty in production. */
export const loader = load(async ({ app, request }) => {
  if (isProduction(app.settings)) return null;
  const agent = request.headers.get('user-agent') ?? '';
  const hint = request.headers.get('sec-ch-ua-mobile') ?? undefined;
  const seen = Number(cookieOf(request.headers.get('cookie'), 'vw') ?? Number.NaN);
  const width = Number.isInteger(seen) && seen > 0 ? seen : undefined;
  return {
    agent: agent.slice(0, 300),
    hint: hint ?? null,
    width: width ?? null,
    isMobile: isMobileScreen({ agent, hint, width }),
    renderedAt: app.now().toISOString(),
    version: versionOf(),
  };
});

function versionOf(): string {
  const about: unknown = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
}
