import type { LocalizedText } from '#kernel/texts.ts';
import type { PageName } from '#site/pages.ts';

/** What an office page tells its frame, by `export const handle`. */
export type OfficeHandle = {
  /** The keys of this page, shown in the bar below. An element with data-shortcut is pressed by its key. */
  readonly keys?: readonly PageKey[];
  /** The table inside scrolls and the page does not. */
  readonly fill?: boolean;
};

/** A key that only opens a page is not shown to those who may not open it. */
export type PageKey = { readonly keys: readonly string[]; readonly says: LocalizedText; readonly opens?: PageName };
