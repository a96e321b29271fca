/** Heaps of the shelves: what a clerk looks for first. */
export const levelHeaps = ['low', 'soon', 'out', 'idle'] as const;
export type LevelHeap = (typeof levelHeaps)[number];

/** At today's pace the free pieces end within so many days. */
export const soonDays = 14;

export const levelSorts = ['cover', 'code', 'shelf', 'onHand', 'free', 'sold'] as const;
export type LevelSort = (typeof levelSorts)[number];

export type LevelQuery = {
  readonly heap?: LevelHeap | undefined;
  readonly words?: string | undefined;
  readonly category?: number | undefined;
  readonly sort: LevelSort;
  readonly isDescending: boolean;
  readonly page: number;
  readonly pageSize: number;
};

/** How long free pieces last, in three moods. */
export const coverMood = (days: number | null): 'none' | 'bad' | 'near' | 'good' =>
  days === null ? 'none' : days < 7 ? 'bad' : days < soonDays ? 'near' : 'good';

/** What to buy so that free and coming pieces last so many days; never less than nothing. */
export const piecesFor = ({ sold30, free, coming }: { sold30: number; free: number; coming: number }, days: number): number =>
  Math.max(0, Math.ceil((sold30 * days) / 30) - free - coming);
