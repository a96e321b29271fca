/** An address of ours that opens a private film; nothing else in a message becomes a link. */
export const filmLink = /https?:\/\/[^\s/]+(\/video-clip\?code=[\w-]{43})/;

/** Where the film of a message is, inside this shop; null where there is none. */
export const pathOfFilm = (message: string): string | null => filmLink.exec(message)?.[1] ?? null;
