import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '#site/locale.tsx';
import { articleOfficeTexts } from '../article-office-texts.ts';
import type { PlaceablePicture } from './load.server.ts';

type Placed = { readonly base: string; readonly isWhole: boolean };

/** A click inserts a picture at the cursor, in both languages at the same paragraph. */
export function PicturePlacer({ form, pictures }: { form: RefObject<HTMLFormElement | null>; pictures: readonly PlaceablePicture[] }) {
  const say = useTexts(articleOfficeTexts);
  const [filterText, setFilterText] = useState('');
  const [placed, setPlaced] = useState<Placed | null>(null);
  const writing = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const at = form.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement && target.name.startsWith('body')) writing.current = target;
    };
    at?.addEventListener('focusin', remember);
    return () => at?.removeEventListener('focusin', remember);
  }, [form]);
  const place = (picture: PlaceablePicture) => {
    const fields = form.current && ['body_en', 'body_zh'].map((name) => form.current?.elements.namedItem(name));
    const [english, chinese] = fields ?? [];
    if (!(english instanceof HTMLTextAreaElement && chinese instanceof HTMLTextAreaElement)) return;
    const at = writing.current ?? english;
    const paragraph = paragraphsOf(at.value.slice(0, at.selectionEnd)).length;
    putIn(english, paragraph, picture.lineEn);
    putIn(chinese, paragraph, picture.lineZh);
    setPlaced({ base: picture.base, isWhole: paragraphsOf(english.value).length === paragraphsOf(chinese.value).length });
  };
  return (
    <details className="picture-placer">
      <summary>{say('pictures')}</summary>
      <p className="muted">{say('picturesHelp')}</p>
      <input
        className="input"
        type="search"
        aria-label={say('findPicture')}
        placeholder={say('findPicture')}
        onChange={(event) => setFilterText(event.currentTarget.value.toLowerCase())}
      />
      <p role="status">{placed && say(placed.isWhole ? 'placed' : 'placedApart', { picture: placed.base })}</p>
      <div className="picture-grid">
        {pictures.map((picture) => (
          <button
            key={picture.base}
            type="button"
            title={picture.alt}
            aria-label={say('place', { picture: picture.alt })}
            hidden={!`${picture.alt} ${picture.base}`.toLowerCase().includes(filterText)}
            onClick={() => place(picture)}
          >
            <img src={picture.small} alt="" width={84} height={105} loading="lazy" decoding="async" />
          </button>
        ))}
      </div>
    </details>
  );
}

const paragraphsOf = (text: string): string[] => text.split(/\n[ \t]*\n+/).filter((one) => one.trim() !== '');

/** After this many paragraphs, as its own paragraph. */
function putIn(area: HTMLTextAreaElement, after: number, line: string): void {
  const paragraphs = paragraphsOf(area.value);
  const before = [...paragraphs.slice(0, after), line].join('\n\n');
  area.value = [before, ...paragraphs.slice(after)].join('\n\n');
  area.setSelectionRange(before.length, before.length);
}
