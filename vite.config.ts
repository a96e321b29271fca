import { reactRouter } from '@react-router/dev/vite';
import { build, defineConfig, type Plugin } from 'vite';

// Packages with binaries, WebAssembly, files beside them or optional parts, which must stay in node_modules.
const keptOutside = ['@electric-sql/pglite', 'pdfkit', 'pg', 'pg-copy-streams', 'pino', 'prom-client', 'sharp'];

/** What these files load and at least so many pages share becomes one file. */
function sharedBy(debugName: string, minShareCount: number, roots: readonly string[]) {
  const known = new Map<string, boolean>();
  const isLoaded = (id: string, modules: Modules): boolean => {
    const is =
      known.get(id) ??
      (roots.some((root) => id.includes(`/src/${root}`)) || !!modules.getModuleInfo(id)?.importers.some((from) => isLoaded(from, modules)));
    known.set(id, is);
    return is;
  };
  const name = (id: string, modules: Modules) => (isLoaded(id, modules) ? debugName : null);
  return { name, debugName, test: /\/src\//, minShareCount };
}
type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

/**
 * Files that many pages load; what several could hold is in the first. A phone runs each in a step of its own (site/hydration): together they
 * would keep a finger waiting, and thirty small ones cost more than one. Everything else is split by the pages that need it.
 */
const sharedFiles = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /\/node_modules\/react-router\// },
  sharedBy('shop', 3, ['root.tsx', 'entry.client.tsx', 'shop/frame/desktop.tsx', 'shop/frame/mobile.tsx', 'shop/home/']),
  sharedBy('product', 16, ['shop/product/view.tsx']),
  sharedBy('office', 8, ['office/frame/office.tsx']),
];

/** `import code from './x.ts?script'` is the file and what it imports, bundled and minified into one script to stand in a page. */
const inlineScript: Plugin = {
  name: 'inline-script',
  async load(id) {
    if (!id.endsWith('?script')) return;
    const made = await build({
      ...{ configFile: false, logLevel: 'error', publicDir: false },
      build: { write: false, modulePreload: false, rolldownOptions: { input: id.replace('?script', ''), output: { format: 'iife' } } },
    });
    if (!('output' in made)) throw new Error(`${id} was not bundled`);
    return `export default ${JSON.stringify(made.output[0].code.trim())};`;
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), inlineScript],
  build: {
    sourcemap: false,
    // Fonts and pictures stay separate files: inlined they would block the first paint and miss the cache.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedFiles } },
        },
      },
    },
    ssr: {
      // The server entry is bundled with the pages so both see the same context keys.
      build: { rollupOptions: { input: './src/server.ts' } },
      // React uses its slow development build when NODE_ENV is unset, as for a plain `npm start`: bundle the production build.
      ...(command === 'build' && {
        resolve: { noExternal: true as const, external: keptOutside },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}));
