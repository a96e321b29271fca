/** An address of ours that opens a private film; nothing else in a message becomes a link. */
export const videoLinkPattern = /https?:\/\/[^\s/]+(\/video-clip\?code=[\w-]{43})/;
