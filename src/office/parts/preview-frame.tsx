import type { Sight } from '#areas/editorial/rules/preview.ts';

/** Nothing in the frame runs; links open the shop in a new tab. */
export function PreviewFrame({ title, src, viewport }: { title: string; src: string; viewport: Sight }) {
  return (
    <div className={viewport.screen === 'phone' ? 'preview-frame preview-phone' : 'preview-frame'}>
      <iframe key={src} title={title} src={src} sandbox="allow-same-origin allow-popups" loading="lazy" />
    </div>
  );
}
