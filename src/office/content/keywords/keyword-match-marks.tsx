import { keywordTexts } from '#areas/content/keyword-texts.ts';
import type { KeywordMatch, KeywordTarget } from '#areas/content/rules/keyword-list.ts';
import { useTexts } from '#site/locale.tsx';

type Found = {
  readonly title: KeywordMatch;
  readonly description: KeywordMatch;
  readonly heading: KeywordMatch;
  readonly text: KeywordMatch;
} | null;
const places = [
  ['title', 'inTitle'],
  ['description', 'inDescription'],
  ['heading', 'inHeading'],
  ['text', 'inText'],
] as const;

/** Title, description, heading, text; full: exact, half: all words, open: missing. */
export function KeywordMatchMarks({ found }: { found: Found }) {
  const say = useTexts(keywordTexts);
  if (!found) return <span className="muted">{say('notRead')}</span>;
  return (
    <span className="match-marks">
      {places.map(([place, name]) => {
        const label = `${say(name)}: ${say(found[place])}`;
        return <span key={place} className={`match-${found[place]}`} title={label} role="img" aria-label={label} />;
      })}
    </span>
  );
}

export const targetKindKey = (kind: KeywordTarget) => (kind === 'page' ? ('kind-page' as const) : kind);
