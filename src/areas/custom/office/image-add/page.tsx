import { Form, useNavigation } from 'react-router';
import { officeMeta } from '#areas/staff/parts/office-meta.ts';
import { useHere, useHref, useSay } from '#site/here.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { imagesTexts } from '../../office-texts.ts';
import { answerTexts, styleTexts } from '../../option-texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, imagesTexts.addTitle, imagesTexts.addDescription);

export default function AddImagePage({ loaderData: { ring }, actionData }: Route.ComponentProps) {
  const say = useSay(imagesTexts);
  const href = useHref();
  const { language } = useHere();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <PageHead
        title={say('addTitle')}
        sub={say('addDescription')}
        actions={<ButtonLink to={href('office-custom-images')}>{say('title')}</ButtonLink>}
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <Form method="post" className="card p-4 stack max-w-[760px]">
        <UploadField label={say('picture')} purpose="library" most={1} />
        <TextInput label={say('titleEn')} name="title_en" required maxLength={160} />
        <TextInput label={say('titleZh')} name="title_zh" required maxLength={160} />
        <div className="grid grid-cols-2 gap-3">
          <Select label={say('style')} name="style">
            <option value="" />
            {Object.entries(styleTexts).map(([style, words]) => (
              <option key={style} value={style}>
                {words[language]}
              </option>
            ))}
          </Select>
          <Select label={say('colour')} name="color">
            <option value="" />
            {ring.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Select label={say('texture')} name="texture">
            <option value="" />
            {Object.values(answerTexts.texture ?? {}).map((words) => (
              <option key={words.en} value={words.en}>
                {words[language]}
              </option>
            ))}
          </Select>
          <TextInput label={say('length')} name="length" inputMode="numeric" maxLength={2} optional={say('optional')} />
          <TextInput label={say('lace')} name="lace" maxLength={12} optional={say('optional')} />
          <TextInput label={say('density')} name="density" inputMode="numeric" maxLength={3} optional={say('optional')} />
          <TextInput label={say('priceFrom')} name="price_from" inputMode="decimal" maxLength={10} optional={say('optional')} />
        </div>
        <SubmitButton kind="primary" busy={isBusy} className="justify-self-start">
          {say(isBusy ? 'busy' : 'save')}
        </SubmitButton>
      </Form>
    </>
  );
}
