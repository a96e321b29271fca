export const labelRoute = '/bg/labels/:number/:parcel';
export const labelPath = (number: string, parcel: number): string => `/bg/labels/${encodeURIComponent(number)}/${parcel}`;

/** Many labels as one document, each named by order and parcel. */
export const labelSheetRoute = '/bg/labels';
export const maxSheetLabels = 150;
export const labelName = (number: string, parcel: number): string => `${number}/${parcel}`;
export const labelSheetPath = (names: readonly string[]): string =>
  `${labelSheetRoute}?${new URLSearchParams(names.map((name) => ['label', name]))}`;

export function parseLabelName(typed: string): { readonly number: string; readonly parcel: number } | null {
  const [, number = '', parcel = ''] = /^([\w-]{1,40})\/(\d{1,2})$/.exec(typed) ?? [];
  return number === '' ? null : { number, parcel: Number(parcel) };
}
