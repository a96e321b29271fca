import { createServer } from 'node:http';
import { handOver } from './bootstrap/child.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { atEnd, main } from './bootstrap/main.mjs';
import { root, runsOnModernNode, Stop, say } from './bootstrap/place.mjs';

await main(async () => {
  await ensureInstalled();
  return runsOnModernNode ? serve() : handOver([process.argv[1], ...process.argv.slice(2)]);
});

/** One server for everything: Vite serves modules and hot reload, the shop the rest. */
async function serve() {
  const { createServer: createVite } = await import('vite');
  const { getRequestListener } = await import('@hono/node-server');
  const host = process.env.HOST ?? '127.0.0.1';
  const port = Number(process.env.PORT ?? 4000);

  const http = createServer();
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http }, host },
  });
  const shopNow = shopReloader(vite);
  const answer = getRequestListener(async (request, environment) => (await shopNow()).web.fetch(request, environment));
  http.on('request', (request, response) => vite.middlewares(request, response, () => answer(request, response)));

  atEnd(async () => {
    http.closeAllConnections();
    http.close();
    await vite.close();
    await (await shopNow()).close();
  });
  const { greeting } = await shopNow();
  await listening(http, port, host);
  say(`Tressline is open at http://${host}:${port} (development; changes show at once)`);
  for (const line of greeting) say(`  ${line}`);
  return new Promise(() => {});
}

/** Reloads the shop when its code changed; the database stays open on globalThis. */
function shopReloader(vite) {
  let openedWith;
  let opening;
  return async () => {
    const { openShop } = await vite.ssrLoadModule('/src/server.ts');
    if (openShop !== openedWith) {
      openedWith = openShop;
      opening = openShop(process.env, { reuse: globalThis, mode: 'development' });
      opening.catch(() => {
        openedWith = undefined;
      });
    }
    return opening;
  };
}

function listening(http, port, host) {
  return new Promise((resolve, reject) => {
    http.once('error', (problem) => reject(new Stop(`Cannot listen on ${host}:${port}: ${problem.code}.`)));
    http.listen(port, host, resolve);
  });
}
