import type { Configuration } from '#areas/pricing/rules/configuration.ts';
import { offlineTexts } from '#shop/offline/parts/offline-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { addToOutbox, newOutboxId } from '#site/outbox.ts';
import { showToast } from '#ui/toast.tsx';

export type OutboxBuildPart = {
  readonly count: number;
  readonly skuId: number | null;
  readonly configuration: Configuration;
  readonly unitCents: number;
  readonly grams: number;
};

/** Offline, a build waits in this browser beside the cart until the server can price it. */
export function useQueueBuild() {
  const say = useTexts(offlineTexts);
  const href = useHref();
  return async (parts: readonly OutboxBuildPart[], sets: number, summary: string): Promise<void> => {
    const sum = (of: (part: OutboxBuildPart) => number): number => parts.reduce((total, part) => total + of(part) * part.count * sets, 0);
    const entry = {
      kind: 'build' as const,
      id: newOutboxId(),
      at: Date.now(),
      name: say(parts.length > 1 ? 'set' : 'piece', { words: summary }),
      cents: sum((part) => part.unitCents),
      grams: sum((part) => part.grams),
      sets,
      parts: parts.map(({ count, skuId, configuration, unitCents }) => ({ count, skuId, configuration, unitCents })),
    };
    try {
      await addToOutbox(entry);
      showToast(say('buildKept'), 'ok', { action: { label: say('seeCart'), to: href('cart') } });
    } catch {
      showToast(say('notKept'), 'error');
    }
  };
}
