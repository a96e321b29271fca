/** Our own private video addresses; nothing else in a message becomes a link. */
export const videoLinkPattern = /https?:\/\/[^\s/]+(\/video-clip\?code=[\w-]{43})/;
