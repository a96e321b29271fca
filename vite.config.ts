import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// These bring binaries, WebAssembly, files beside them or optional parts that must stay files in node_modules.
const keptOutside = ['@electric-sql/pglite', 'pdfkit', 'pg', 'pg-copy-streams', 'pino', 'prom-client', 'sharp'];

const isList =
  /\/src\/(areas\/catalog\/(parts\/list|rules\/(filters|facets))|areas\/staff\/|ui\/(tape-range|check|tabs|field|skeleton)\.tsx)/;

/** What the shopper's own rooms share: forms and pictures to send. Neither the home page nor a product waits for it. */
const isRoom = /\/src\/(ui\/(upload\/|password-input|dialog|progress)|areas\/shoppers\/(texts|parts\/(?!member)))/;

/** Small pieces that lists and products have and the home page has not. */
const isGoods = /\/src\/(site\/day-|ui\/(pager|chip|crumbs)\.tsx)/;
const isHead = /\/src\/ui\/(list-head|empty)\.tsx/;
const isHouse = (id: string): boolean => /\/src\//.test(id) && ![isList, isRoom, isGoods, isHead].some((other) => other.test(id));

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    sourcemap: false,
    // Fonts and pictures stay files of their own: inlined they would block the first paint and miss the cache.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // A phone runs each of these in a step of its own (paint-first.server.ts): together they would hold the thumb.
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
                { name: 'router', test: /\/node_modules\/react-router\//, priority: 3 },
                // Pieces that many pages share travel together: thirty small files cost a phone more than one.
                { name: 'house', test: isHouse, minShareCount: 8, priority: 2 },
                // The home page and a product show no list.
                { name: 'heads', test: isHead, minShareCount: 8, priority: 1.6 },
                { name: 'goods', test: isGoods, minShareCount: 8, priority: 1.5 },
                { name: 'lists', test: isList, minShareCount: 8, priority: 1 },
                { name: 'rooms', test: isRoom, minShareCount: 8, priority: 0 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server entry is bundled with the pages so both see the same context keys.
      build: { rollupOptions: { input: './src/server.ts' } },
      // React picks its slow development half when NODE_ENV is unset, as it is for a plain `npm start`: bundle the fast half.
      ...(command === 'build' && {
        resolve: { noExternal: true as const, external: keptOutside },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}));
