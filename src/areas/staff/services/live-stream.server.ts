import type { App, Caller } from '#platform/app.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';

/** A connection lasts ten minutes and is then reopened, so that former staff are cut off. */
const lifeMs = 10 * 60_000;
const breathMs = 20_000;

/** Server-sent events: the subscribed topics, each as one word when it changes. Staff only. */
export function liveStream(app: App, caller: Caller, url: URL): Response {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!caller.staff) return refuseFile('signInFirst', headers);
  const topics = new Set((url.searchParams.get('topics') ?? '').split(',').filter(Boolean).slice(0, 12));
  const encoder = new TextEncoder();
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          stop();
        }
      };
      const deaf = app.live.subscribe((topic) => topics.has(topic) && write(`data: ${topic}\n\n`));
      const breath = setInterval(() => write(': here\n\n'), breathMs);
      const life = setTimeout(() => stop(), lifeMs);
      stop = () => {
        stop = () => undefined;
        deaf();
        clearInterval(breath);
        clearTimeout(life);
        app.live.closing.removeEventListener('abort', end);
        try {
          controller.close();
        } catch {
          // The page is already closed.
        }
      };
      const end = () => stop();
      app.live.closing.addEventListener('abort', end);
      write('retry: 3000\n: here\n\n');
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } });
}
