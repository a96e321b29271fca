import { Form, useNavigation } from 'react-router';
import { galleryOfficeTexts } from '#areas/custom/office-texts.ts';
import { customAnswerTexts, styleTexts, textureName } from '#areas/custom/option-texts.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(matches, galleryOfficeTexts.addTitle, galleryOfficeTexts.addDescription);

export default function AddImagePage({ loaderData: { ring, image }, actionData }: Route.ComponentProps) {
  const say = useTexts(galleryOfficeTexts);
  const href = useHref();
  const { language } = useLocale();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <PageHead
        title={image ? image.title : say('addTitle')}
        sub={say(image ? 'editDescription' : 'addDescription')}
        actions={<ButtonLink to={href('office-custom-images')}>{say('title')}</ButtonLink>}
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <Form key={image?.id ?? 0} method="post" className="card stack custom-image-form">
        {image ? (
          <>
            <input type="hidden" name="id" value={image.id} />
            <img className="gallery-thumb" src={image.picture} alt="" width="96" height="120" />
          </>
        ) : (
          <UploadField label={say('picture')} name="upload_id" purpose="library" maxFiles={1} />
        )}
        <TextInput label={say('titleEn')} name="title_en" required maxLength={160} defaultValue={image?.titleEn} lang="en" />
        <TextInput label={say('titleZh')} name="title_zh" required maxLength={160} defaultValue={image?.titleZh} lang="zh" />
        <div className="fields-2">
          <Select label={say('style')} name="style" defaultValue={image?.style}>
            <option value="" />
            <Options choices={Object.entries(styleTexts).map(([style, texts]) => [style, texts[language]])} now={image?.style} />
          </Select>
          <Select label={say('colour')} name="color" defaultValue={image?.colourCode}>
            <option value="" />
            <Options choices={ring.map(({ code, name }) => [code, name])} now={image?.colourCode} />
          </Select>
          <Select label={say('texture')} name="texture" defaultValue={image?.texture}>
            <option value="" />
            <Options
              choices={Object.values(customAnswerTexts.texture ?? {}).map((texts) => [textureName(texts.en), texts[language]])}
              now={image?.texture}
            />
          </Select>
          <TextInput
            label={say('length')}
            name="length"
            inputMode="numeric"
            maxLength={2}
            defaultValue={image?.length}
            optional={say('optional')}
          />
          <TextInput label={say('lace')} name="lace" maxLength={12} defaultValue={image?.lace} optional={say('optional')} />
          <TextInput
            label={say('density')}
            name="density"
            inputMode="numeric"
            maxLength={3}
            defaultValue={image?.density}
            optional={say('optional')}
          />
          <TextInput
            label={say('priceFrom')}
            name="price_from"
            inputMode="decimal"
            maxLength={10}
            defaultValue={image?.price}
            optional={say('optional')}
          />
        </div>
        <SubmitButton kind="primary" busy={isBusy} className="at-start">
          {say(isBusy ? 'busy' : image ? 'saveWords' : 'save')}
        </SubmitButton>
      </Form>
    </>
  );
}

/** The options, plus the picture's current value. */
function Options({ choices, now }: { choices: readonly (readonly [value: string, label: string])[]; now: string | undefined }) {
  const isKnown = !now || choices.some(([value]) => value === now);
  return (isKnown ? choices : [...choices, [now, now] as const]).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
