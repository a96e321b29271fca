import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

// These bring binaries, WebAssembly, files beside them or optional parts that must stay files in node_modules.
const keptOutside = ['@electric-sql/pglite', 'pdfkit', 'pg', 'pg-copy-streams', 'pino', 'prom-client', 'sharp'];

const isList =
  /\/src\/(areas\/catalog\/(parts\/list|rules\/(filters|facets))|areas\/staff\/|ui\/(tape-range|check|tabs|field|skeleton)\.tsx)/;

/** What the shopper's own rooms share: forms and pictures to send. Neither the home page nor a product waits for it. */
const isRoom = /\/src\/(ui\/(upload\/|password-input|dialog|progress)|areas\/shoppers\/(texts|parts\/(?!member)))/;

/** Small pieces that lists and products have and the home page has not. */
const isGoods = /\/src\/(site\/day-|ui\/(pager|chip|crumbs)\.tsx)/;
const isHead = /\/src\/ui\/(list-head|empty)\.tsx/;
/** What only the office shows. */
const isDesk = /\/src\/ui\/office\//;
/** Small things the heads of all frames show. */
const isFrame = /\/src\/ui\/(kbd|class-names|menu|modal|sheet|icons)\.tsx?$/;
/** Forms that ask the shop something; they bring pictures along. */
const isForm = /\/src\/areas\/inquiries\/(parts\/(inquiry-form|asker|fresh-form)|form-texts|rules\/)/;
/** Words and rules of composed pieces. */
const isMade = /\/src\/areas\/(custom\/option-texts|pricing\/rules\/)/;
const others = [isList, isRoom, isGoods, isHead, isDesk, isForm, isMade];
const isHouse = (id: string): boolean => /\/src\//.test(id) && !others.some((other) => other.test(id));

/** What a browser need not know of the addresses: folders (whether there is one is enough), what finished pages go by. */
const unneeded: readonly (readonly [RegExp, string])[] = [
  [/((?:open|member|office)\("[^"]*", )"[\w/-]+"/g, '$1"-"'],
  [/cache: \[[^\]]*\]/g, 'cache: []'],
  [/(words\("[^"]*")[^)]*\)/g, '$1)'],
];
const lighterPages: Plugin = {
  name: 'lighter-pages',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    id.endsWith('/src/site/pages.ts') ? unneeded.reduce((left, [what, rest]) => left.replace(what, rest), code) : undefined,
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lighterPages],
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
                { name: 'house', test: isFrame, minShareCount: 2, priority: 2.5 },
                // The home page and a product show no list.
                { name: 'heads', test: isHead, minShareCount: 8, priority: 1.6 },
                { name: 'goods', test: isGoods, minShareCount: 8, priority: 1.5 },
                { name: 'lists', test: isList, minShareCount: 8, priority: 1 },
                { name: 'desk', test: isDesk, minShareCount: 4, priority: 0.8 },
                { name: 'made', test: isMade, minShareCount: 4, priority: 0.6 },
                { name: 'rooms', test: isRoom, minShareCount: 8, priority: 0.4 },
                { name: 'forms', test: isForm, minShareCount: 4, priority: 0 },
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
