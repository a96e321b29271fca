export type Role = 'owner' | 'manager' | 'sales' | 'stock' | 'finance' | 'editor';
export const roles: readonly Role[] = ['owner', 'manager', 'sales', 'stock', 'finance', 'editor'];
/** Who may change a price, manually, by a plan or by a sale. All pages and calls that lower a price use this list. */
export const priceRoles: readonly Role[] = ['owner', 'manager'];

/** Who may see it. There is no default: pages are made by one of the functions below, and each says who. */
export type Who = 'anyone' | 'shopper' | readonly Role[];
export type Frame = 'shop' | 'account' | 'office' | 'bare';

/** What browser and server both know of a page. */
export type Page<Path extends string = string> = {
  readonly path: Path;
  readonly who: Who;
  /** Whether it has an address for phones, below /m. */
  readonly mobile: boolean;
  readonly frame: Frame;
  /** Going back shows it at once, without a request. */
  readonly keep: boolean;
  /** Where navigation by link starts: at the top, or at the list's last position. */
  readonly scroll: 'top' | 'restore';
  /** Remembered as the last visited address. */
  readonly remember: boolean;
  /** Whether a login may lead here. */
  readonly isReturnTarget: boolean;
};

/** What only the server and the build know of a page. */
export type PageSource = {
  /** Folder below src: with page.tsx, or with desktop.tsx and mobile.tsx. */
  readonly folder: string;
  /** HTML may be cached for everybody; the names are the query keys that vary it. */
  readonly cache: readonly string[] | null;
};

type Options = Partial<Pick<Page, 'mobile' | 'frame' | 'keep' | 'scroll' | 'remember' | 'isReturnTarget'>>;

const make = <const Path extends string>(path: Path, who: Who, options: Options): Page<Path> => ({
  path,
  who,
  mobile: true,
  frame: 'shop',
  keep: false,
  scroll: 'top',
  remember: true,
  isReturnTarget: options.remember ?? true,
  ...options,
});

export const open = <const Path extends string>(path: Path, options: Options = {}) => make(path, 'anyone', options);

export const member = <const Path extends string>(path: Path, options: Options = {}) =>
  make(path, 'shopper', { frame: 'account', ...options });

/** A back-office page for the given roles. */
export const office = <const Path extends string>(path: Path, who: readonly Role[], options: Options = {}) =>
  make(path, who, { frame: 'office', mobile: false, ...options });
