import { useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Key } from '#ui/kbd.tsx';
import type { KeyHint } from '#ui/office/key-bar.tsx';
import { frameTexts } from './texts.ts';

export function ShortcutDialog({ open, onClose, hints }: { open: boolean; onClose: () => void; hints: readonly KeyHint[] }) {
  const say = useTexts(frameTexts);
  const saySite = useTexts(siteTexts);
  return (
    <Dialog open={open} onClose={onClose} title={say('keySheet')} close={saySite('close')}>
      <p className="soft small space-below-large">{say('keySheetNote')}</p>
      <dl className="shortcuts">
        {hints.map((hint) => (
          <KeyLine key={hint.keys.join(' ')} hint={hint} />
        ))}
      </dl>
    </Dialog>
  );
}

function KeyLine({ hint }: { hint: KeyHint }) {
  return (
    <>
      <dt className="shortcut-keys">
        {hint.keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </dt>
      <dd>{hint.says}</dd>
    </>
  );
}
