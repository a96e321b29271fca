/** The link to the other form keeps the return path. */
export const withBack = (path: string, back: string): string => (back ? `${path}?${new URLSearchParams({ back })}` : path);
