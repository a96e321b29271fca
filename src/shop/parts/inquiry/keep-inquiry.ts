import { newName, putWaiting } from '#site/waiting.ts';

/** Without a line a question waits in this browser; it is sent once, under the name it gets here. False where nothing can be kept. */
export async function keepInquiry(body: Readonly<Record<string, unknown>>): Promise<boolean> {
  try {
    await putWaiting({ kind: 'inquiry', state: 'waiting', id: newName(), at: Date.now(), body });
    return true;
  } catch {
    return false;
  }
}
