/** Future events in chronological order; events of the same moment keep their order. */
export type EventQueue<Event extends { readonly at: number }> = { add(event: Event): void; nextBefore(end: number): Event | null };

/** A binary heap: a year of events costs no more than the few still waiting. */
export function createEventQueue<Event extends { readonly at: number }>(): EventQueue<Event> {
  const heap: { event: Event; sequence: number }[] = [];
  let lastSequence = 0;
  const isBefore = (a: number, b: number): boolean => {
    const [one, other] = [heap[a], heap[b]];
    if (!one || !other) return false;
    return one.event.at - other.event.at < 0 || (one.event.at === other.event.at && one.sequence < other.sequence);
  };
  const swap = (a: number, b: number): void => {
    const [one, other] = [heap[a], heap[b]];
    if (!one || !other) return;
    heap[a] = other;
    heap[b] = one;
  };
  const sink = (start: number): void => {
    for (let place = start; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const smaller = isBefore(right, left) ? right : left;
      if (!isBefore(smaller, place)) return;
      swap(smaller, place);
      place = smaller;
    }
  };
  return {
    add: (event) => {
      lastSequence += 1;
      heap.push({ event, sequence: lastSequence });
      for (let place = heap.length - 1; place > 0; ) {
        const parent = (place - 1) >> 1;
        if (!isBefore(place, parent)) return;
        swap(place, parent);
        place = parent;
      }
    },
    nextBefore: (end) => {
      const [first] = heap;
      if (!first || first.event.at >= end) return null;
      const last = heap.pop();
      if (last && heap.length > 0) {
        heap[0] = last;
        sink(0);
      }
      return first.event;
    },
  };
}
