import { addToOutbox, newOutboxId } from '#site/outbox.ts';

/** Offline, a question waits in this browser and is sent once under its id. False where nothing can be stored. */
export async function queueInquiry(body: Readonly<Record<string, unknown>>): Promise<boolean> {
  try {
    await addToOutbox({ kind: 'inquiry', state: 'waiting', id: newOutboxId(), at: Date.now(), body });
    return true;
  } catch {
    return false;
  }
}
