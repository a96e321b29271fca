import type { MemberCartStore } from './cart-store.ts';
import { memberCartReader } from './member-cart.ts';
import { changeMemberLine, restoreMemberLine } from './member-line-actions.ts';
import { startMemberSync } from './member-sync.ts';

/** The one door to all that only members need; the frame opens it for those who may be one. */
const keeper: MemberCartStore = { ...memberCartReader, change: changeMemberLine, putBack: restoreMemberLine };

export const syncMember = (): Promise<void> => startMemberSync(keeper);
