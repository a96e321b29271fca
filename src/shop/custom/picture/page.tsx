import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { customCapSizes } from '#areas/custom/rules/measures.ts';
import { madeTexts, pictureTexts } from '#areas/custom/texts.ts';
import { translator } from '#kernel/texts.ts';
import { type Refusing, refusingIn } from '#shop/parts/form-error.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Picture } from '#ui/picture.tsx';
import { PhotoField } from '../parts/photo-field.tsx';
import type { Route } from './+types/page';
import type { PictureData } from './load.server.ts';
import { MakeThis } from './make-from-photo-form.tsx';
import { type PhotoMatchData, PhotoMatches } from './photo-matches.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = translator(pictureTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    data: () => [
      breadcrumbs(site, [
        { name: site.shopName, path: '/' },
        { name: say('title'), path: hrefOf('picture-to-wigs') },
      ]),
    ],
  });
}

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(pictureTexts);
  const made = useTexts(madeTexts);
  const href = useHref();
  const { variant } = useLocale();
  return (
    <>
      <DesktopCrumbs label={made('breadcrumb')} crumbs={[{ label: made('home'), to: href('home') }, { label: say('title') }]} />
      <div className={variant === 'desktop' ? 'wrap custom-page' : 'wrap page-head custom-page'}>
        <PictureView data={loaderData} answer={actionData} />
      </div>
    </>
  );
}

type ViewProps = { data: PictureData; answer: object | undefined };

/** Upload, nearest wigs, and below them the request form. */
function PictureView({ data, answer }: ViewProps) {
  const say = useTexts(pictureTexts);
  const results = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<PhotoMatchData | null>(null);
  const fresh = foundIn(answer);
  const found = fresh ?? last;
  const refused = refusingIn(answer);
  useEffect(() => {
    if (!fresh) return;
    // Results stay visible while a later form is corrected.
    setLast(fresh);
    results.current?.focus();
    results.current?.scrollIntoView({ block: 'start' });
  }, [fresh]);
  return (
    <>
      <header className="stack custom-head">
        <h1>{say('title')}</h1>
        <p className="lead">{say('lead')}</p>
      </header>
      <div className="custom-frame">
        <Panel>
          <PhotoForm refused={refused && !found ? refused : null} />
        </Panel>
        <aside className="stack-3">
          <section>
            <h2 className="title-text space-below">{say('how')}</h2>
            <ol className="inquiry-steps">
              <li>{say('how1')}</li>
              <li>{say('how2')}</li>
              <li>{say('how3')}</li>
            </ol>
          </section>
          {data.examples.length > 0 && (
            <ul className="custom-examples" aria-hidden="true">
              {data.examples.map(({ id, url }) => (
                <li key={id}>
                  <Picture base={url} alt="" sizes="120px" />
                </li>
              ))}
            </ul>
          )}
          <p className="meta">{say('privacy')}</p>
        </aside>
      </div>
      <div ref={results} tabIndex={-1} className="custom-results" aria-live="polite">
        {found && <PhotoMatches found={found} />}
        {found && <MakeThis found={found} refused={refused} />}
      </div>
    </>
  );
}

const foundIn = (answer: object | undefined): PhotoMatchData | null =>
  answer && 'found' in answer ? (answer.found as PhotoMatchData) : null;

function PhotoForm({ refused }: { refused: Refusing | null }) {
  const say = useTexts(pictureTexts);
  const made = useTexts(madeTexts);
  const navigation = useNavigation();
  const [isWaiting, setWaiting] = useState(false);
  const isBusy = navigation.formData?.get('intent') === 'match';
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="stack"
      noValidate
      preventScrollReset
      onSubmit={(event) => {
        const isComing = event.currentTarget.querySelector('progress') !== null;
        setWaiting(isComing);
        if (isComing || isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="match" />
      {refused && (
        <Notice tone="err">
          <b>{made('notSent')}</b> {refused.problem}
        </Notice>
      )}
      <PhotoField label={say('photos')} help={say('photosHelp')} hasTaps />
      <div className="form-grid">
        <Select
          label={made('capSize')}
          name="cap_size"
          optional={made('optional')}
          span="half keep"
          defaultValue={refused?.typed.cap_size ?? ''}
        >
          <option value="">{made('notKnown')}</option>
          {customCapSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
        <TextInput
          label={made('budget')}
          name="budget"
          optional={made('optional')}
          inputMode="decimal"
          span="half keep"
          defaultValue={refused?.typed.budget}
          error={refused?.fields.budget}
        />
      </div>
      {isWaiting && <Notice tone="warn">{made('stillComing')}</Notice>}
      <SubmitButton kind="primary" busy={isBusy}>
        {say(isBusy ? 'finding' : 'find')}
      </SubmitButton>
    </Form>
  );
}
