import { cartLineName, mergeCartLines, mergeLinePositions, type PendingLineChange } from '#areas/cart/rules/batches.ts';
import type { Cart } from '#areas/cart/rules/lines.ts';
import { parseCartLines } from '#areas/cart/rules/parse-answers.ts';
import { fetchMember, mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { type CartLine, readStored, writeStored } from '#site/storage.ts';
import { type MemberCartStore, notifyCartListeners, setMemberCart, storedCart } from './cart-store.ts';
import { clearPersonalData, signedOut } from './clear-personal-data.ts';

/** A member's cart as this tab knows it; only members load this. */
/** Before the login she is nobody; this number never leaves the browser. */
const nobody = -1;
let userId: number = nobody;
let booked: readonly CartLine[] = [];
let places: readonly string[] = [];
let hasFailed = false;
let toldAt = 0;
const oldMs = 10_000;
/** How often the server told the cart: an answer asked for before the last one is old. */
let turn = 0;
/** What presses ask for, line by line, until the server has answered. */
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
    if (userId !== nobody ? !onlyIfOld || Date.now() - toldAt > oldMs : hasFailed) void refreshCart();
  },
};

export const isMemberKnown = (): boolean => userId !== nobody;
export const lineNamed = (name: string): CartLine | undefined => booked.find((line) => cartLineName(line) === name);
export const unsentLinesNamed = (name: string): Cart => storedCart().filter((line) => cartLineName(line) === name);

/** The server told the whole cart, or one line of it. */
export function setServerLines(lines: readonly CartLine[]): void {
  booked = lines;
  turn += 1;
  notifyCartListeners();
}
export const replaceServerLine = (line: CartLine): void => setServerLines(booked.map((one) => (one.id === line.id ? line : one)));
export const removeServerLine = (id: number): void => setServerLines(booked.filter((line) => line.id !== id));

/** Somebody may have signed in or out since the last look. True when it is known whose cart this is. */
export async function identifyMember(keeper: MemberCartStore): Promise<boolean> {
  if (!mayBeLoggedIn()) return handleSignedOut();
  // Another tab signed her out, and perhaps somebody else in.
  if (userId !== nobody && readStored('member') !== userId) forgetWhatIsKnown();
  setMemberCart(keeper);
  return userId !== nobody || known(fetchMember());
}

/** Asks the server again: another tab or another device may have changed the cart. */
export const refreshCart = (): Promise<boolean> => known(fetchMember(true));

async function known(asking: ReturnType<typeof fetchMember>): Promise<boolean> {
  const askedAt = turn;
  const member = await asking;
  if (!mayBeLoggedIn()) return handleSignedOut();
  hasFailed = member === null;
  if (!member) {
    notifyCartListeners();
    return false;
  }
  const before = readStored('member');
  // What lies here belongs to somebody who never signed out.
  if (before !== null && before !== member.user_id) clearPersonalData();
  writeStored('member', member.user_id);
  userId = member.user_id;
  toldAt = Date.now();
  setServerLines(turn === askedAt ? (parseCartLines(member) ?? []) : booked);
  return true;
}

function forgetWhatIsKnown(): void {
  userId = nobody;
  hasFailed = false;
  [booked, places] = [[], []];
  pendingChanges.clear();
}

/** She is signed out: here, in another tab, or by the server. */
export function handleSignedOut(): false {
  const wasHere = userId !== nobody || readStored('member') !== null;
  forgetWhatIsKnown();
  setMemberCart(null);
  if (wasHere) signedOut();
  return false;
}
