/** How a page meets phones: its own mobile view, the same view, or no phone address at all. */
export type Mobile = 'own' | 'same' | 'none';
export type Role = 'owner' | 'manager' | 'sales' | 'stock' | 'finance' | 'editor';
export const roles: readonly Role[] = ['owner', 'manager', 'sales', 'stock', 'finance', 'editor'];
/** Who may change a price, by hand, by a plan or by a sale. Pages and calls that lower what is paid for a product all name this one list. */
export const priceRoles: readonly Role[] = ['owner', 'manager'];

/** Who may see it. There is no default: a page is made by one of the functions below, and each says who. */
export type Who = 'anyone' | 'shopper' | readonly Role[];
export type Frame = 'shop' | 'account' | 'office' | 'bare';

export type Page<Path extends string = string> = {
  readonly path: Path;
  /** Folder below src; null while the address is reserved and nothing is built on it yet. */
  readonly at: string | null;
  readonly who: Who;
  readonly mobile: Mobile;
  readonly frame: Frame;
  /** Finished HTML may be kept for everybody; the names are the query keys that make another page. */
  readonly cache: readonly string[] | null;
  /** Going back shows it at once, without a request. */
  readonly keep: boolean;
  /** Where a visit by link starts: at the top, or where she left this list. */
  readonly scroll: 'top' | 'restore';
  /** Remembered as the last visited address. */
  readonly remember: boolean;
  /** People pay here, so the payment provider's own scripts and frames may run; nowhere else may they. */
  readonly pays: boolean;
};

type Options = Partial<Pick<Page, 'mobile' | 'frame' | 'cache' | 'keep' | 'scroll' | 'remember' | 'pays'>>;

/** The checkout, and everything under the provider's name. */
const payingPaths = /^(shop-cart|test_paypal|paypal(\/.*)?)$/;

const make = <const Path extends string>(path: Path, at: string | null, who: Who, options: Options): Page<Path> => ({
  path,
  at,
  who,
  mobile: 'own',
  frame: 'shop',
  cache: null,
  keep: false,
  scroll: 'top',
  remember: true,
  pays: payingPaths.test(path),
  ...options,
});

/** A page for everybody. */
export const open = <const Path extends string>(path: Path, at: string, options: Options = {}) => make(path, at, 'anyone', options);

/** A page of one shopper. */
export const member = <const Path extends string>(path: Path, at: string, options: Options = {}) =>
  make(path, at, 'shopper', { frame: 'account', ...options });

/** A back-office page, for the roles named. */
export const office = <const Path extends string>(path: Path, at: string, who: readonly Role[], options: Options = {}) =>
  make(path, at, who, { frame: 'office', mobile: 'none', ...options });
