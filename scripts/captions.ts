import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { videoFiles } from '#demo/catalog/media.ts';
import { captionsOf } from '#demo/content/videos.ts';

/** Writes the demo videos' caption files in both languages. */
rmSync('public/media/captions', { recursive: true, force: true });
mkdirSync('public/media/captions', { recursive: true });
for (const { name } of videoFiles)
  for (const language of ['en', 'zh'] as const) {
    const { text, url } = captionsOf(name, language);
    writeFileSync(`public${url}`, text);
  }
