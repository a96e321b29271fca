import { type FormEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { customAnswerTexts, customQuestionTexts } from '#areas/custom/option-texts.ts';
import { maxPackagingQuantity, minPackagingQuantity, type PackagingPart, packagingPartNames } from '#areas/custom/rules/packaging.ts';
import { madeTexts } from '#areas/custom/texts.ts';
import { grouped } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { refusingIn } from '#shop/parts/form-error.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { PhotoField } from '../parts/photo-field.tsx';
import { ProofDrawing } from '../parts/proof-drawing.tsx';
import { WhoFields } from '../parts/requester-fields.tsx';
import type { Route } from './+types/page';
import type { PackagingData } from './load.server.ts';
import { packagingTexts } from './packaging-texts.ts';
import { PackagingTiers, PackagingTotals } from './packaging-totals.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = translator(packagingTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description', { least: minPackagingQuantity }),
    keywords: say('keywords').split(', '),
    hidden: location.search !== '',
    data: () => [
      breadcrumbs(site, [
        { name: site.shopName, path: '/' },
        { name: say('title'), path: hrefOf('hair-package-customization') },
      ]),
    ],
  });
}

export default function PackagingPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(packagingTexts);
  const made = useTexts(madeTexts);
  const href = useHref();
  const { variant } = useLocale();
  return (
    <>
      <DesktopCrumbs label={made('breadcrumb')} crumbs={[{ label: made('home'), to: href('home') }, { label: say('title') }]} />
      <div className={variant === 'desktop' ? 'wrap custom-page' : 'wrap page-head custom-page'}>
        <header className="stack custom-head">
          <h1>{say('title')}</h1>
          <p className="lead">{say('lead', { least: minPackagingQuantity })}</p>
        </header>
        <PackagingView data={loaderData} answer={actionData} />
      </div>
    </>
  );
}

/** One form: options on the left, proof and price on the right. */
function PackagingView({ data, answer }: { data: PackagingData; answer: object | undefined }) {
  const say = useTexts(packagingTexts);
  const made = useTexts(madeTexts);
  const question = useTexts(customQuestionTexts);
  const { language } = useLocale();
  const here = useHref()('hair-package-customization');
  const isBusy = useNavigation().formMethod === 'POST';
  const refused = refusingIn(answer);
  const [state, setState] = useState(data);
  const follow = (event: FormEvent<HTMLFormElement>) => setState(stateOf(new FormData(event.currentTarget)));
  const parts = packagingPartNames.filter((part) => state.parts.includes(part));
  const configuration = {
    ...Object.fromEntries(parts.map((part) => [part, String(state.quantity)])),
    ground: state.ground,
    print: state.print,
    words: state.words,
  };
  return (
    <div className="custom-frame custom-packaging">
      <Form method="post" encType="multipart/form-data" className="stack-3" noValidate preventScrollReset onChange={follow}>
        <Panel title={say('parts')}>
          <div className="custom-parts">
            {packagingPartNames.map((part) => (
              <Checkbox key={part} name="parts" value={part} label={question(part)} defaultChecked={data.parts.includes(part)} />
            ))}
          </div>
          <TextInput
            label={say('quantity')}
            help={say('quantityHelp', { least: minPackagingQuantity, most: grouped(maxPackagingQuantity) })}
            name="quantity"
            inputMode="numeric"
            defaultValue={refused?.typed.quantity ?? String(data.quantity)}
            error={refused?.fields.quantity}
          />
        </Panel>
        <Panel title={say('look')}>
          <div className="form-grid">
            {(['ground', 'print'] as const).map((name) => (
              <Select key={name} label={question(name)} name={name} span="half keep" defaultValue={data[name]}>
                {Object.entries(customAnswerTexts[name] ?? {}).map(([value, texts]) => (
                  <option key={value} value={value}>
                    {texts[language]}
                  </option>
                ))}
              </Select>
            ))}
            <TextInput
              label={say('words')}
              help={say('wordsHelp')}
              name="words"
              maxLength={24}
              span="full-row"
              defaultValue={refused?.typed.words ?? data.words}
            />
          </div>
          <div className="space-above-large">
            <PhotoField label={say('logo')} help={say('logoHelp')} />
          </div>
          <noscript>
            <SubmitButton kind="quiet" formMethod="get" formAction={here}>
              {say('update')}
            </SubmitButton>
          </noscript>
        </Panel>
        <Panel title={say('who')}>
          <div className="stack">
            <WhoFields refused={refused} />
            {refused && (
              <Notice tone="err">
                <b>{made('notSent')}</b> {refused.fields.parts ? say('nothing') : refused.problem}
              </Notice>
            )}
            <p className="meta">{made('finalSale')}</p>
            <SubmitButton kind="primary" busy={isBusy} className="at-start">
              {made(isBusy ? 'sending' : 'send')}
            </SubmitButton>
          </div>
        </Panel>
      </Form>
      <aside className="stack-3 custom-side">
        <Panel title={say('proof')}>
          {parts.length === 0 ? <p>{say('nothing')}</p> : <ProofDrawing configuration={configuration} logo={null} />}
          <p className="meta space-above">{say('proofNote')}</p>
        </Panel>
        <PackagingTotals parts={parts as PackagingPart[]} quantity={state.quantity} />
        <PackagingTiers parts={parts as PackagingPart[]} quantity={state.quantity} />
      </aside>
    </div>
  );
}

function stateOf(form: FormData): PackagingData {
  const text = (name: string): string => String(form.get(name) ?? '');
  const quantity = Math.round(Number(text('quantity')));
  return {
    parts: form.getAll('parts').map(String),
    quantity: Number.isFinite(quantity) ? Math.max(minPackagingQuantity, Math.min(maxPackagingQuantity, quantity)) : minPackagingQuantity,
    ground: text('ground') as PackagingData['ground'],
    print: text('print') as PackagingData['print'],
    words: text('words').slice(0, 24),
  };
}
