import { Form, Link, useNavigation } from 'react-router';
import { useInquiryKind } from '#areas/inquiries/parts/kind-name.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import type { Route } from './+types/page';
import type { AnswerTemplate } from './load.server.ts';
import { templateTexts } from './template-texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, templateTexts.title, templateTexts.description);
export const handle: OfficeHandle = {};

export default function TemplatesPage({ loaderData: { templates, chosen, kinds }, actionData }: Route.ComponentProps) {
  const say = useTexts(templateTexts);
  const href = useHref();
  useSuccessToast(actionData);
  return (
    <>
      <PageHead
        title={say('title')}
        sub={say('sub')}
        back={<Link to={href('office-inquiry')}>{say('back')}</Link>}
        actions={chosen && <ButtonLink to={href('office-templates')}>{say('fresh')}</ButtonLink>}
      />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <div className="tiles template-tiles">
        <Card title={say('list')} flush>
          {templates.length === 0 ? (
            <Empty title={say('none')} text={say('noneText')} />
          ) : (
            <ul className="template-list">
              {templates.map(({ id, name, bodyEn, bodyZh }) => (
                <li key={id}>
                  <Link
                    to={`${href('office-templates')}?id=${id}`}
                    aria-current={id === chosen?.id ? 'true' : undefined}
                    preventScrollReset
                  >
                    <span className="two">
                      <b>{name}</b>
                      <small>{bodyEn}</small>
                      <small>{bodyZh}</small>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <TemplateForm key={chosen?.id ?? 0} chosen={chosen} kinds={kinds} />
      </div>
    </>
  );
}

function TemplateForm({ chosen, kinds }: { chosen: AnswerTemplate | null; kinds: readonly string[] }) {
  const say = useTexts(templateTexts);
  const { language } = useLocale();
  const kindOf = useInquiryKind();
  const busy = useNavigation().formData?.get('intent');
  return (
    <Card title={chosen ? localizedColumn(chosen, 'name', language) : say('fresh')}>
      <Form method="post" preventScrollReset className="stack">
        {chosen && <input type="hidden" name="id" value={chosen.id} />}
        <div className="form-grid">
          <TextInput span="half" label={say('nameEn')} name="nameEn" required maxLength={60} defaultValue={chosen?.nameEn} lang="en" />
          <TextInput span="half" label={say('nameZh')} name="nameZh" required maxLength={60} defaultValue={chosen?.nameZh} lang="zh" />
          <Select span="full-row" label={say('kind')} name="kind" defaultValue={chosen?.kind ?? ''}>
            <option value="">{say('any')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindOf(kind)}
              </option>
            ))}
          </Select>
        </div>
        <TextArea label={say('english')} name="bodyEn" rows={8} required maxLength={4000} defaultValue={chosen?.bodyEn} lang="en" />
        <TextArea label={say('chinese')} name="bodyZh" rows={8} required maxLength={4000} defaultValue={chosen?.bodyZh} lang="zh" />
        <div className="row">
          <SubmitButton name="intent" value="save" busy={busy === 'save'}>
            {busy === 'save' ? say('busy') : say('save')}
          </SubmitButton>
          {chosen && (
            <SubmitButton kind="danger" name="intent" value="remove" busy={busy === 'remove'} formNoValidate>
              {say('remove')}
            </SubmitButton>
          )}
        </div>
      </Form>
    </Card>
  );
}
