import { type RefObject, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { addressTexts } from '../parts/address-texts.ts';
import { accountMeta } from '../parts/meta.ts';
import type { Route } from './+types/page';
import type { AddressNotice } from './form.ts';
import { FormView } from './form-view.tsx';
import { ListView } from './list-view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: addressTexts.title, description: addressTexts.lead });

const noticeTextKeys = {
  added: 'saidAdded',
  saved: 'saidSaved',
  default: 'saidDefault',
  restored: 'saidRestored',
  missing: 'saidMissing',
  unchecked: 'saidUnchecked',
} as const satisfies Record<AddressNotice, keyof typeof addressTexts>;

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(addressTexts);
  const { variant } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = loaderData.view === 'form' ? `form ${loaderData.id}` : 'list';
  useFocusOnChange(place, heading);
  const problem = actionData && 'problem' in actionData ? actionData.problem : null;
  const { gone, answer } = actionData && 'answer' in actionData ? actionData : { gone: null, answer: null };
  const notice = loaderData.view === 'list' && !gone && !problem ? loaderData.said : null;
  return (
    <div className={variant === 'mobile' ? 'wrap page-head stack-3' : 'stack-3 addresses-column'}>
      {/* The live region is there from the start and in both views, or the first word would not be spoken. */}
      <div role="status" className="hide-empty">
        {notice && <Notice tone={notice === 'missing' || notice === 'unchecked' ? 'warn' : 'ok'}>{say(noticeTextKeys[notice])}</Notice>}
      </div>
      {loaderData.view === 'list' ? (
        <>
          {problem && <Notice tone="err">{problem}</Notice>}
          <ListView {...loaderData} gone={gone} heading={heading} />
        </>
      ) : (
        <FormView key={place} form={loaderData} answer={answer} problem={problem} heading={heading} />
      )}
    </div>
  );
}

/** Another view on the same address: focus moves to its title for keyboard and screen reader users. */
function useFocusOnChange(place: string, heading: RefObject<HTMLHeadingElement | null>): void {
  const lastPlace = useRef(place);
  useEffect(() => {
    if (lastPlace.current !== place) heading.current?.focus();
    lastPlace.current = place;
  }, [place, heading]);
}
