/** Whether a term may be kept for the office: no mailboxes, no rows of digits that could be a telephone or a card. */
export const isCounted = (term: string): boolean =>
  term.length > 0 && !term.includes('@') && !/(?:\d[\s().+-]*){8}/.test(term) && !/https?:|www\./.test(term);
