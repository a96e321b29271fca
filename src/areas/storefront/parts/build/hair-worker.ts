import { hairFrom } from './layer-pixels.ts';

export type Asked = { readonly folder: string; readonly hasBase: boolean };

/** Opens renders beside the page, so that a slow phone goes on answering fingers meanwhile. */
self.onmessage = async ({ data: { folder, hasBase } }: MessageEvent<Asked>) => {
  try {
    const hair = await hairFrom(folder, hasBase);
    const transfer = [hair.base, hair.at, hair.strand, hair.cover, hair.lights].map(({ buffer }) => buffer as ArrayBuffer);
    self.postMessage({ folder, hair }, { transfer });
  } catch {
    self.postMessage({ folder, hair: null });
  }
};
