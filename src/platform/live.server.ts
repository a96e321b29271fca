/** Notifies open office pages of changes: only the topic is sent, each page then requests what it may see. */
export type Live = {
  /** Publishes a topic here and on other instances. Never fails the work it follows. */
  publish(...topics: string[]): void;
  /** Returns the unsubscribe function. */
  subscribe(heard: (topic: string) => void): () => void;
  /** From another instance. */
  onRemoteTopics(payload: string): void;
  /** Closes every open connection, so that the process can end. */
  close(): void;
  readonly closing: AbortSignal;
};

export const liveChannel = 'tressline_live';

export function openLive(tell: (payload: string) => Promise<void>): Live {
  const listeners = new Set<(topic: string) => void>();
  const end = new AbortController();
  const spread = (topics: readonly string[]) => {
    for (const topic of topics) for (const heard of listeners) heard(topic);
  };
  return {
    publish: (...topics) => {
      spread(topics);
      tell(topics.join(',')).catch(() => undefined);
    },
    subscribe: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    onRemoteTopics: (payload) => spread(payload.split(',').filter(Boolean)),
    close: () => end.abort(),
    closing: end.signal,
  };
}
