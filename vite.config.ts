import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// Packages with binaries, WebAssembly, files beside them or optional parts, which must stay in node_modules.
const keptOutside = ['@electric-sql/pglite', 'pdfkit', 'pg', 'pg-copy-streams', 'pino', 'prom-client', 'sharp'];

const isList = /\/src\/(shop\/lists\/parts|areas\/catalog\/rules\/(filters|facets)|ui\/(tape-range|check|tabs|field|skeleton)\.tsx)/;

/** What the shopper's own rooms share: forms and pictures to send. Neither the home page nor a product waits for it. */
const isRoom = /\/src\/(ui\/(upload\/|password-input|dialog|progress)|areas\/shoppers\/texts|shop\/account\/parts\/(?!member))/;

/** What a piece on its way to the cart needs: number, sums, day. A product and the cart have it, home and lists have not. */
const isBag = /\/src\/(ui\/(stepper|notice|panel)\.tsx|site\/today|areas\/(cart\/rules\/sums|shipping\/rules|catalog\/rules\/lead-time))/;
/** What a signed-in shopper's cart asks the server; it comes when she is known. */
const isMemberCart = /\/src\/shop\/cart\/parts\/(member-texts|call-api|cart-messages)\.ts/;

/** Small pieces that lists and products have and the home page has not. */
const isGoods = /\/src\/(site\/day-|ui\/(pager|chip|crumbs)\.tsx|shop\/parts\/not-found-(products|texts))/;
const isHead = /\/src\/ui\/(list-head|empty)\.tsx/;
/** What only the office shows. */
const isDesk = /\/src\/(ui\/(office\/|kbd)|site\/(list|office-meta)\.ts|areas\/staff\/|office\/(parts|settings\/parts)\/)|\/lucide-react\//;
/** Small things the heads of all frames show. */
const isFrame = /\/src\/(ui\/((class-names|menu|modal|sheet|icons|fonts)\.tsx?$|styles\/\w+\.css\?url)|shop\/parts\/search\/recent)/;
/** Crumbs of a product that would each be a file: alone they press badly. */
const isCrumb = /\/src\/(ui\/option-group|shop\/product\/revalidate)/;
/** Forms that ask the shop something; they bring pictures along. */
const isForm =
  /\/src\/(shop\/parts\/inquiry\/(inquiry-form|inquiry-contact)|areas\/inquiries\/(parts\/(fresh-form|message-pictures)|form-texts|rules\/)|shop\/custom\/parts\/honeypot-field)/;
/** Words and rules of composed pieces. */
const isMade = /\/src\/areas\/(custom\/option-texts|pricing\/rules\/)/;
/** What pages of words are made of: the article's view, its drawings and calculators. */
const isWords = /\/src\/(shop\/reading\/(article|parts)\/(?!video)|areas\/editorial\/(calculator|piece)-texts)/;
/** Words of one subject that several of its pages say. */
const isSubject = /\/src\/(areas|shop)\/(aftercare|custom|inquiries|partners|referrals|promotions)\/([\w-]+\/)*[\w-]*texts\.ts$/;
/** What waits for a line; it comes when everything else is there. */
const isTunnel = /\/src\/(site\/(outbox|online)|shop\/offline\/(parts\/|rules\/offline)|shop\/parts\/inquiry\/queue-inquiry)/;
const others = [isTunnel, isList, isRoom, isBag, isMemberCart, isGoods, isHead, isDesk, isForm, isMade, isWords, isSubject];
const isHouse = (id: string): boolean => /\/src\//.test(id) && !id.includes('/node_modules/') && !others.some((other) => other.test(id));

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
          output: {
            codeSplitting: {
              groups: [
                // A phone runs each of these in a step of its own (deferred-hydration.server.ts): together they would hold the thumb.
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
                { name: 'router', test: /\/node_modules\/react-router\//, priority: 3 },
                // Every page that brings something later needs it: alone, or it would tie them to whoever holds it.
                { name: 'later', test: /vite\/preload-helper/, priority: 5 },
                { name: 'waiting', test: /\/src\/site\/(outbox|online)\.ts/, priority: 2.6 },
                // Pieces that many pages share travel together: thirty small files cost a phone more than one.
                { name: 'house', test: isHouse, minShareCount: 8, priority: 2 },
                { name: 'house', test: isFrame, minShareCount: 2, priority: 2.5 },
                // The home page and a product show no list.
                { name: 'heads', test: isHead, minShareCount: 8, priority: 1.6 },
                { name: 'goods', test: isGoods, minShareCount: 5, priority: 1.5 },
                { name: 'bag', test: isBag, minShareCount: 4, priority: 1.4 },
                { name: 'bag', test: isCrumb, minShareCount: 2, priority: 1.4 },
                { name: 'lists', test: isList, minShareCount: 8, priority: 1 },
                { name: 'desk', test: isDesk, minShareCount: 4, priority: 0.8 },
                { name: 'words', test: isWords, minShareCount: 4, priority: 0.7 },
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
      // React uses its slow development build when NODE_ENV is unset, as for a plain `npm start`: bundle the production build.
      ...(command === 'build' && {
        resolve: { noExternal: true as const, external: keptOutside },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}));
