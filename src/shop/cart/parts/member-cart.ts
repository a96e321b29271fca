import { linesIn } from '#areas/cart/rules/answers.ts';
import { nameOf, placesWith, type SeenLine, seenLines, type Wish } from '#areas/cart/rules/batches.ts';
import type { Cart } from '#areas/cart/rules/lines.ts';
import { mayBeMember, memberOnce } from '#shop/account/parts/member.ts';
import { keep, recall } from '#site/storage.ts';
import { type Keeper, keepBy, keptCart, tell } from './kept-cart.ts';
import { leaveNothing, signedOut } from './leave.ts';

/** A member's cart as this tab knows it; only members load this. */
/** Before the login she is nobody; this number never leaves the browser. */
const nobody = -1;
let userId: number = nobody;
let booked: readonly SeenLine[] = [];
let places: readonly string[] = [];
let hasFailed = false;
let toldAt = 0;
const oldMs = 10_000;
/** How often the server told the cart: an answer asked for before the last one is old. */
let turn = 0;
/** What presses ask for, line by line, until the server has answered. */
export const wishes = new Map<number, Wish>();

export const keeping = {
  seen: (waiting: Cart): readonly SeenLine[] | null => {
    if (userId === nobody && !hasFailed) return null;
    const lines = seenLines(booked, wishes, waiting, places);
    places = placesWith(places, lines);
    return lines;
  },
  isWhole: (): boolean => !hasFailed,
  isBusy: (): boolean => wishes.size > 0 || keptCart().length > 0 || recall('coupon') !== null,
  refresh: (onlyIfOld: boolean): void => {
    if (userId !== nobody ? !onlyIfOld || Date.now() - toldAt > oldMs : hasFailed) void refreshCart();
  },
};

export const isKnown = (): boolean => userId !== nobody;
export const lineNamed = (name: string): SeenLine | undefined => booked.find((line) => nameOf(line) === name);
export const waitingAs = (name: string): Cart => keptCart().filter((line) => nameOf(line) === name);

/** The server told the whole cart, or one line of it. */
export function bookedNow(lines: readonly SeenLine[]): void {
  booked = lines;
  turn += 1;
  tell();
}
export const bookedLine = (line: SeenLine): void => bookedNow(booked.map((one) => (one.id === line.id ? line : one)));
export const unbooked = (id: number): void => bookedNow(booked.filter((line) => line.id !== id));

/** Somebody may have signed in or out since the last look. True when it is known whose cart this is. */
export async function lookForMember(keeper: Keeper): Promise<boolean> {
  if (!mayBeMember()) return left();
  // Another tab signed her out, and perhaps somebody else in.
  if (userId !== nobody && recall('member') !== userId) forgetWhatIsKnown();
  keepBy(keeper);
  return userId !== nobody || known(memberOnce());
}

/** Asks the server again: another tab or another device may have changed the cart. */
export const refreshCart = (): Promise<boolean> => known(memberOnce(true));

async function known(asking: ReturnType<typeof memberOnce>): Promise<boolean> {
  const askedAt = turn;
  const member = await asking;
  if (!mayBeMember()) return left();
  hasFailed = member === null;
  if (!member) {
    tell();
    return false;
  }
  const before = recall('member');
  // What lies here belongs to somebody who never signed out.
  if (before !== null && before !== member.user_id) leaveNothing();
  keep('member', member.user_id);
  userId = member.user_id;
  toldAt = Date.now();
  bookedNow(turn === askedAt ? (linesIn(member) ?? []) : booked);
  return true;
}

function forgetWhatIsKnown(): void {
  userId = nobody;
  hasFailed = false;
  [booked, places] = [[], []];
  wishes.clear();
}

/** She is signed out: here, in another tab, or by the server. */
export function left(): false {
  const wasHere = userId !== nobody || recall('member') !== null;
  forgetWhatIsKnown();
  keepBy(null);
  if (wasHere) signedOut();
  return false;
}
