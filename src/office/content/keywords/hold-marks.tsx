import { keywordTexts } from '#areas/content/keyword-texts.ts';
import type { Hold, KeywordTarget } from '#areas/content/rules/keyword-list.ts';
import { useSay } from '#site/here.tsx';

type Found = { readonly title: Hold; readonly description: Hold; readonly heading: Hold; readonly text: Hold } | null;
const places = [
  ['title', 'inTitle'],
  ['description', 'inDescription'],
  ['heading', 'inHeading'],
  ['text', 'inText'],
] as const;

/** Four marks: title, description, heading, text; full as typed, half by its words, open not there. */
export function HoldMarks({ found }: { found: Found }) {
  const say = useSay(keywordTexts);
  if (!found) return <span className="muted">{say('notRead')}</span>;
  return (
    <span className="hold-marks">
      {places.map(([place, name]) => {
        const words = `${say(name)}: ${say(found[place])}`;
        return <span key={place} className={`hold-${found[place]}`} title={words} role="img" aria-label={words} />;
      })}
    </span>
  );
}

export const kindWord = (kind: KeywordTarget) => (kind === 'page' ? ('kind-page' as const) : kind);
