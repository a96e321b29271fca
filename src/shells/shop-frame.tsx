import type { ReactNode } from 'react';
import type { FrameData } from '#areas/content/service.server.ts';

export function ShopFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  return (
    <>
      <header className="head">{frame.shopName}</header>
      <main id="main">{children}</main>
    </>
  );
}
