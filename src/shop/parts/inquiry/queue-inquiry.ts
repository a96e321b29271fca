import { addToOutbox, newOutboxId } from '#site/outbox.ts';

/** Without a line a question waits in this browser; it is sent once, under the name it gets here. False where nothing can be kept. */
export async function queueInquiry(body: Readonly<Record<string, unknown>>): Promise<boolean> {
  try {
    await addToOutbox({ kind: 'inquiry', state: 'waiting', id: newOutboxId(), at: Date.now(), body });
    return true;
  } catch {
    return false;
  }
}
