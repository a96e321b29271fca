import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#api/call.ts';
import { readApi } from '#api/client.ts';
import type { getDraw } from '#areas/promotions/calls/giveaways.ts';
import { checkDraw, type DrawCheckResult, findOwnDrawLine } from '#areas/promotions/rules/draw.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { drawTexts } from './draw-texts.ts';
import type { DrawPageData } from './load.server.ts';

type FetchedDraw = OutputOf<typeof getDraw>;
type Result = { readonly verdict: DrawCheckResult | 'away' | 'needsHttps'; readonly draw: FetchedDraw | null };

/** A list of many thousand lines takes its time. */
const listTimeoutMs = 60_000;

/** Recomputes the draw in the visitor's browser from what the page shows, not from what comes with the list. */
export function DrawCheck({ draw: pageDraw }: { draw: DrawPageData }) {
  const say = useTexts(drawTexts);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const check = async () => {
    // Without https a browser keeps its hash functions from a page.
    if (!window.isSecureContext) return setResult({ verdict: 'needsHttps', draw: null });
    setBusy(true);
    const answer = await readApi<typeof getDraw>('/giveaway/get_draw', { slug: pageDraw.slug }, AbortSignal.timeout(listTimeoutMs));
    const draw = answer.isDone ? answer.data : null;
    const published = draw && { ...draw, seedHash: pageDraw.seedHash, seed: pageDraw.seed ?? '', root: pageDraw.root ?? '' };
    setResult({ verdict: published ? await checkDraw(published) : 'away', draw });
    setBusy(false);
  };
  const verdict = result?.verdict === 'same' && (result.draw?.winner_count ?? 1) > 1 ? 'sameMany' : result?.verdict;
  return (
    <>
      <div className="stack needs-script">
        <span>
          <Button kind="primary" size="big" busy={isBusy} onClick={() => void check()}>
            {say(isBusy ? 'working' : 'press')}
          </Button>
        </span>
        <div aria-live="polite">{verdict && <Notice tone={result?.verdict === 'same' ? 'ok' : 'err'}>{say(verdict)}</Notice>}</div>
      </div>
      <p className="meta">
        <noscript>{say('noScript')} </noscript>
        <a className="link tap-target" href={`/v1/giveaway/get_draw?slug=${pageDraw.slug}`}>
          {say('file')}
        </a>
      </p>
      {result?.draw && result.verdict === 'same' && <DrawnPlaces draw={result.draw} />}
      {result?.draw && <Own draw={result.draw} />}
    </>
  );
}

function DrawnPlaces({ draw: { places, winner_count: winnerCount, names } }: { draw: FetchedDraw }) {
  const say = useTexts(drawTexts);
  return (
    <Panel title={say('drawn')}>
      <dl className="prize-facts">
        {places.map((line, at) => (
          <div key={line} className="no-box">
            <dt>{at < winnerCount ? say('place', { place: at + 1 }) : say('reserve')}</dt>
            <dd className="num">{[say('line', { line: line + 1 }), names[at]].filter(Boolean).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Own({ draw }: { draw: FetchedDraw }) {
  const say = useTexts(drawTexts);
  const [line, setLine] = useState<number | null | undefined>(undefined);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void findOwnDrawLine(draw.lines, String(form.get('receipt') ?? ''), String(form.get('email') ?? '')).then(setLine);
  };
  const place = typeof line === 'number' ? draw.places.indexOf(line) + 1 : 0;
  return (
    <Panel title={say('ownTitle')}>
      <form className="form-grid" onSubmit={find}>
        <p className="full-row meta">{say('ownText')}</p>
        <TextInput span="half" label={say('email')} name="email" type="email" required />
        <TextInput span="half" label={say('receipt')} name="receipt" autoComplete="off" required />
        <span className="full-row">
          <SubmitButton kind="quiet">{say('find')}</SubmitButton>
        </span>
        <div className="full-row" aria-live="polite">
          {line === null && <Notice tone="warn">{say('notFound')}</Notice>}
          {typeof line === 'number' && (
            <Notice tone="ok">{place > 0 ? say('foundWon', { line: line + 1, place }) : say('found', { line: line + 1 })}</Notice>
          )}
        </div>
      </form>
    </Panel>
  );
}
