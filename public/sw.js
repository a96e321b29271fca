// What a phone keeps of the shop, so that it works in a tunnel: pages she saw, their files, the cart and the builders.
// Nothing personal: an answer that says no-store is never kept, and the pages below are fetched as nobody in particular.
const version = 'v1';
const shelves = { pages: `tressline-pages-${version}`, files: `tressline-files-${version}`, tunnel: `tressline-tunnel-${version}` };
const most = { pages: 40, files: 400 };
/** A line that says nothing for so long is as good as none, where the page is kept. */
const patienceMs = 8000;
const freshMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;
const keptAt = 'x-kept-at';
/** These work without a line although the server makes them anew for everybody. */
const standing = ['/m/offline', '/m/shop-cart', '/m/diy-wigs', '/m/diy-closure-frontal', '/m/diy-bundles'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  // Kept pages speak the language they were kept in.
  if (request.method === 'POST' && url.pathname === '/language') event.waitUntil(forgetAll());
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (isFile(url)) event.respondWith(fileOf(event, url));
  else if (request.mode === 'navigate' && isPhonePage(url)) event.respondWith(pageOf(event, url));
});

self.addEventListener('message', (event) => {
  const { keep, files = [], language } = event.data ?? {};
  if (typeof keep === 'string') event.waitUntil(keepSeen(new URL(keep, self.location.origin), files, language === 'zh' ? 'zh' : 'en'));
});

const isFile = ({ pathname }) => /^\/(assets|media)\//.test(pathname);
const isPhonePage = ({ pathname }) => pathname === '/m' || pathname.startsWith('/m/');
const isWhole = (answer) => answer.status === 200 && answer.type === 'basic' && !answer.redirected;
const mayKeep = (answer) =>
  isWhole(answer) &&
  /^text\/html/.test(answer.headers.get('content-type') ?? '') &&
  !/no-store|private/.test(answer.headers.get('cache-control') ?? '');

/** Names of files carry a hash of their content: what is kept is right. */
async function fileOf(event, url) {
  const kept = await caches.match(url.pathname);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (isWhole(answer)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(shelves.files).then((shelf) => shelf.put(url.pathname, copy)));
  }
  return answer;
}

/** Prices and stock change, so the server is asked first; what is kept is for when it does not answer. */
async function pageOf(event, url) {
  const coming = fetch(event.request);
  event.waitUntil(coming.then((answer) => (mayKeep(answer) ? keepPage(url, answer.clone()) : undefined)).catch(() => undefined));
  const first = await Promise.race([coming.catch(() => null), wait(patienceMs)]);
  if (first) return first;
  const kept = await keptPage(url);
  if (kept) return kept.status === 200 ? told(kept) : kept;
  const last = await coming.catch(() => null);
  return last ?? Response.redirect(`/m/offline?${new URLSearchParams({ from: url.pathname + url.search })}`);
}

/** A page from memory says so: the phone itself often believes in a line that carries nothing. */
function told(kept) {
  const headers = new Headers(kept.headers);
  headers.set('server-timing', 'kept');
  return new Response(kept.body, { status: kept.status, headers });
}

async function keptPage(url) {
  if (url.pathname === '/m/shop-cart' && url.searchParams.has('step')) return Response.redirect('/m/shop-cart');
  if (standing.includes(url.pathname)) return (await caches.open(shelves.tunnel)).match(url.pathname);
  return (await caches.open(shelves.pages)).match(url.pathname + url.search);
}

const wait = (ms) => new Promise((done) => setTimeout(() => done(null), ms));

async function keepPage(url, answer) {
  const shelf = await caches.open(shelves.pages);
  await shelf.delete(url.pathname + url.search);
  await shelf.put(url.pathname + url.search, await dated(answer));
  await trim(shelf, most.pages);
}

/** The same answer with the moment it was kept. Its body is unpacked already. */
async function dated(answer) {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(keptAt, String(Date.now()));
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
}

const ageOf = (kept) => (kept ? Date.now() - Number(kept.headers.get(keptAt) ?? 0) : Number.POSITIVE_INFINITY);

async function trim(shelf, limit) {
  const keys = await shelf.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await shelf.delete(key);
}

/** A page somebody looks at, with the files it brought; and once a day what must always work. */
async function keepSeen(url, files, language) {
  const shelf = await caches.open(shelves.pages);
  if (isPhonePage(url) && ageOf(await shelf.match(url.pathname + url.search)) > freshMs) {
    const answer = await fetch(url, { headers: { accept: 'text/html', 'x-purpose': 'keep' } }).catch(() => null);
    if (answer && mayKeep(answer)) {
      const text = await answer.clone().text();
      await keepPage(url, answer);
      await Promise.all(filesIn(text).map((path) => keepFile(shelves.files, path)));
    }
  }
  const paths = files.map((file) => new URL(file, self.location.origin)).filter((file) => file.origin === self.location.origin && isFile(file));
  await Promise.all(paths.map(({ pathname }) => keepFile(shelves.files, pathname)));
  await trim(await caches.open(shelves.files), most.files);
  await keepStanding(language);
}

async function keepStanding(language) {
  const shelf = await caches.open(shelves.tunnel);
  const first = await shelf.match(standing[0]);
  if (first?.headers.get('content-language') === language && ageOf(first) < dayMs) return;
  const wanted = new Set(standing);
  for (const path of standing.toReversed()) {
    const answer = await fetch(`/tunnel/${language}${path}`).catch(() => null);
    if (!answer || !mayKeep(answer)) return;
    const text = await answer.clone().text();
    await follow(filesIn(text), wanted);
    await shelf.put(path, await dated(answer));
  }
  // Files of an earlier build that no page needs any more.
  for (const { url } of await shelf.keys()) if (!wanted.has(new URL(url).pathname)) await shelf.delete(url);
}

/** The files of a page, and what these import, at once or later. */
async function follow(paths, seen) {
  const fresh = paths.filter((path) => !seen.has(path));
  for (const path of fresh) seen.add(path);
  for (const path of fresh) {
    const answer = await keepFile(shelves.tunnel, path);
    if (answer && /\.(js|css)$/.test(path)) await follow(filesIn(await answer.text()), seen);
  }
}

/** Files by name. The list of all routes names every file of the shop and is left out. */
const filesIn = (text) => [
  ...new Set(
    [...text.matchAll(/["'`( ](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))(?=["'`) ])/g)]
      .map(([, name]) => `/assets/${name}`)
      .filter((path) => !path.startsWith('/assets/manifest-')),
  ),
];

async function keepFile(name, path) {
  const shelf = await caches.open(name);
  const kept = await shelf.match(path);
  if (kept) return kept;
  const answer = (await caches.match(path)) ?? (await fetch(path).catch(() => null));
  if (!answer || answer.status !== 200) return null;
  await shelf.put(path, answer.clone());
  return answer;
}

async function forgetOthers() {
  const ours = Object.values(shelves);
  for (const name of await caches.keys()) if (name.startsWith('tressline-') && !ours.includes(name)) await caches.delete(name);
}

async function forgetAll() {
  await Promise.all([shelves.pages, shelves.tunnel].map((name) => caches.delete(name)));
}
