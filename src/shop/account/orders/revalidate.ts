import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A refusal often means that the order moved on: the page shows it as it is now. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || defaultShouldRevalidate;
