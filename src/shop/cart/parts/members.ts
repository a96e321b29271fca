import type { Keeper } from './kept-cart.ts';
import { putBackLine, wish } from './member-acts.ts';
import { keeping } from './member-cart.ts';
import { lookAs } from './member-sync.ts';

/** The one door to all that only members need; the frame opens it for those who may be one. */
const keeper: Keeper = { ...keeping, change: wish, putBack: putBackLine };

export const look = (): Promise<void> => lookAs(keeper);
