import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The page's forms change nothing it shows. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined ? defaultShouldRevalidate : false;
