/** Notifies open office pages of changes: only the topic is sent, each page then requests what it may see. */
export type Live = {
  /** Publishes a topic here and on other instances. Never fails the work it follows. */
  publish(...topics: string[]): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: (topic: string) => void): () => void;
  /** From another instance. */
  onRemoteTopics(payload: string): void;
  /** Closes every open connection, so that the process can end. */
  close(): void;
  readonly closing: AbortSignal;
};

export const liveChannel = 'tressline_live';

export function openLive(notify: (payload: string) => Promise<void>): Live {
  const listeners = new Set<(topic: string) => void>();
  const end = new AbortController();
  const spread = (topics: readonly string[]) => {
    for (const topic of topics) for (const listener of listeners) listener(topic);
  };
  return {
    publish: (...topics) => {
      spread(topics);
      notify(topics.join(',')).catch(() => undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onRemoteTopics: (payload) => spread(payload.split(',').filter(Boolean)),
    close: () => end.abort(),
    closing: end.signal,
  };
}
