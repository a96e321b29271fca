import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The forms of the page change nothing it shows. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined ? defaultShouldRevalidate : false;
