import type { LocalizedText } from '#kernel/texts.ts';
import type { PageName } from '#site/pages.ts';

/** What an office page declares for its frame by `export const handle`. */
export type OfficeHandle = {
  /** Shortcuts of this page, shown below. An element with data-shortcut is clicked by its key. */
  readonly keys?: readonly PageKey[];
  /** The table inside scrolls and the page does not. */
  readonly fill?: boolean;
};

/** A key that only opens a page is hidden without permission. */
export type PageKey = { readonly keys: readonly string[]; readonly says: LocalizedText; readonly opens?: PageName };
