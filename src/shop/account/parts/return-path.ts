/** The other door keeps the way back. */
export const withBack = (path: string, back: string): string => (back ? `${path}?${new URLSearchParams({ back })}` : path);
