/** Tells open office pages that something changed: only the topic travels, each page asks for what it may see. */
export type Live = {
  /** Says that a topic changed, here and on the other instances. Never fails the work it follows. */
  publish(...topics: string[]): void;
  /** Calls back until the returned function is called. */
  subscribe(heard: (topic: string) => void): () => void;
  /** Another instance said so. */
  onRemoteTopics(payload: string): void;
  /** Ends every open page's line, so that the process can end. */
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
