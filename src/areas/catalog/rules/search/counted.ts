/** Whether a search term may be stored: no email addresses, no digit sequences that could be phone or card numbers. */
export const isCounted = (term: string): boolean =>
  term.length > 0 && !term.includes('@') && !/(?:\d[\s().+-]*){8}/.test(term) && !/https?:|www\./.test(term);
