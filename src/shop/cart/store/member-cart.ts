import { cartLineName, mergeCartLines, mergeLinePositions, type PendingLineChange } from '#areas/cart/rules/batches.ts';
import type { Cart } from '#areas/cart/rules/lines.ts';
import { parseCartLines } from '#areas/cart/rules/parse-answers.ts';
import { fetchMember, mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { type CartLine, readStored, writeStored } from '#site/storage.ts';
import { type MemberCartStore, notifyCartListeners, setMemberCart, storedCart } from './cart-store.ts';
import { clearPersonalData, signedOut } from './clear-personal-data.ts';

/** A member's cart as this tab knows it; loaded for members only. */
/** Placeholder before the login; never leaves the browser. */
const nobody = -1;
let userId: number = nobody;
let booked: readonly CartLine[] = [];
let places: readonly string[] = [];
let hasFailed = false;
let refreshedAt = 0;
const oldMs = 10_000;
/** Counts server answers: a response to an older request is outdated. */
let answerCount = 0;
/** Requested changes per line until the server answered. */
export const pendingChanges = new Map<number, PendingLineChange>();

export const memberCartReader = {
  seen: (waiting: Cart): readonly CartLine[] | null => {
    if (userId === nobody && !hasFailed) return null;
    const lines = mergeCartLines(booked, pendingChanges, waiting, places);
    places = mergeLinePositions(places, lines);
    return lines;
  },
  isWhole: (): boolean => !hasFailed,
  isBusy: (): boolean => pendingChanges.size > 0 || storedCart().length > 0 || readStored('coupon') !== null,
  refresh: (onlyIfOld: boolean): void => {
    if (userId !== nobody ? !onlyIfOld || Date.now() - refreshedAt > oldMs : hasFailed) void refreshCart();
  },
};

export const isMemberKnown = (): boolean => userId !== nobody;
export const lineNamed = (name: string): CartLine | undefined => booked.find((line) => cartLineName(line) === name);
export const unsentLinesNamed = (name: string): Cart => storedCart().filter((line) => cartLineName(line) === name);

export function setServerLines(lines: readonly CartLine[]): void {
  booked = lines;
  answerCount += 1;
  notifyCartListeners();
}
export const replaceServerLine = (line: CartLine): void => setServerLines(booked.map((one) => (one.id === line.id ? line : one)));
export const removeServerLine = (id: number): void => setServerLines(booked.filter((line) => line.id !== id));

/** Checks for a sign-in or sign-out since the last time. True when the cart's owner is known. */
export async function identifyMember(memberCart: MemberCartStore): Promise<boolean> {
  if (!mayBeLoggedIn()) return handleSignedOut();
  // Another tab signed out, and perhaps another member in.
  if (userId !== nobody && readStored('member') !== userId) forgetWhatIsKnown();
  setMemberCart(memberCart);
  return userId !== nobody || known(fetchMember());
}

/** Another tab or device may have changed the cart. */
export const refreshCart = (): Promise<boolean> => known(fetchMember(true));

async function known(asking: ReturnType<typeof fetchMember>): Promise<boolean> {
  const countBefore = answerCount;
  const member = await asking;
  if (!mayBeLoggedIn()) return handleSignedOut();
  hasFailed = member === null;
  if (!member) {
    notifyCartListeners();
    return false;
  }
  const before = readStored('member');
  // Data of a member who never signed out is cleared.
  if (before !== null && before !== member.user_id) clearPersonalData();
  writeStored('member', member.user_id);
  userId = member.user_id;
  refreshedAt = Date.now();
  setServerLines(answerCount === countBefore ? (parseCartLines(member) ?? []) : booked);
  return true;
}

function forgetWhatIsKnown(): void {
  userId = nobody;
  hasFailed = false;
  [booked, places] = [[], []];
  pendingChanges.clear();
}

/** Signed out here, in another tab, or by the server. */
export function handleSignedOut(): false {
  const wasHere = userId !== nobody || readStored('member') !== null;
  forgetWhatIsKnown();
  setMemberCart(null);
  if (wasHere) signedOut();
  return false;
}
