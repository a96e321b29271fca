import { Form, Link, useNavigation } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Views } from '#ui/office/views.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import type { Route } from './+types/page';
import { libraryTexts } from './library-texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, libraryTexts.title, libraryTexts.description);

type Data = Route.ComponentProps['loaderData'];

export default function LibraryPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useTexts(libraryTexts);
  const to = useAddress(page);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub', { count: page.total })} />
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('notDone')}</b> {actionData.problem}
        </Notice>
      )}
      {actionData && 'done' in actionData && <Notice tone="ok">{actionData.done}</Notice>}
      <Views
        label={say('tags')}
        views={[
          { to: to({ tag: '', page: 1 }), label: say('all'), current: page.tag === '' },
          ...page.tags.slice(0, 10).map(({ tag, label }) => ({ to: to({ tag, page: 1 }), label, current: tag === page.tag })),
        ]}
      />
      <div className="library">
        <div className="stack">
          <Form className="filters" role="search">
            <input
              className="input find"
              type="search"
              name="q"
              aria-label={say('find')}
              placeholder={say('find')}
              defaultValue={page.words}
            />
            {page.tag && <input type="hidden" name="tag" value={page.tag} />}
          </Form>
          {page.pictures.length === 0 ? (
            <Empty title={say('none')} text={say('noneText')} />
          ) : (
            <ul className="library-grid">
              {page.pictures.map(({ id, small, alt }) => (
                <li key={id}>
                  <Link
                    to={to({ open: id })}
                    preventScrollReset
                    aria-label={say('open', { name: alt })}
                    aria-current={page.opened?.id === id ? 'true' : undefined}
                  >
                    <img src={small} alt="" width={150} height={188} loading="lazy" decoding="async" />
                    <span>{alt}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {page.pages > 1 && <LibraryPager page={page} />}
        </div>
        <aside className="stack">
          {page.opened ? <OnePicture key={page.opened.id} page={page} /> : <AddForm key={String(actionData && 'done' in actionData)} />}
        </aside>
      </div>
    </>
  );
}

function useAddress(page: Data) {
  const href = useHref();
  return (change: { tag?: string; page?: number; open?: number }): string => {
    const { tag, page: at, open } = { tag: page.tag, page: page.page, ...change };
    const query = {
      ...(page.words && { q: page.words }),
      ...(tag && { tag }),
      ...(at > 1 && { page: String(at) }),
      ...(open && { open: String(open) }),
    };
    return `${href('office-library')}?${new URLSearchParams(query)}`;
  };
}

function LibraryPager({ page }: { page: Data }) {
  const say = useTexts(libraryTexts);
  const to = useAddress(page);
  return (
    <p className="row">
      {page.page > 1 && <Link to={to({ page: page.page - 1 })}>{say('before')}</Link>}
      <span className="muted num">{say('page', { page: page.page, pages: page.pages })}</span>
      {page.page < page.pages && <Link to={to({ page: page.page + 1 })}>{say('after')}</Link>}
    </p>
  );
}

function AddForm() {
  const say = useTexts(libraryTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card title={say('add')}>
      <Form method="post" className="stack">
        <UploadField label={say('pictures')} purpose="library" maxFiles={5} />
        <PictureTextFields />
        <span>
          <SubmitButton busy={isBusy} name="intent" value="add">
            {say('send')}
          </SubmitButton>
        </span>
      </Form>
    </Card>
  );
}

type PictureTexts = { readonly altEn: string; readonly altZh: string; readonly tags: string };

function PictureTextFields({ texts }: { texts?: PictureTexts }) {
  const say = useTexts(libraryTexts);
  return (
    <>
      <TextInput label={say('altEn')} name="alt_en" maxLength={200} defaultValue={texts?.altEn} required />
      <TextInput label={say('altZh')} name="alt_zh" maxLength={200} defaultValue={texts?.altZh} lang="zh" required />
      <TextInput label={say('tags')} help={say('tagsHelp')} name="tags" maxLength={300} defaultValue={texts?.tags} />
    </>
  );
}

function OnePicture({ page }: { page: Data }) {
  const say = useTexts(libraryTexts);
  const to = useAddress(page);
  const isBusy = useNavigation().formMethod === 'POST';
  const { opened } = page;
  if (!opened) return null;
  return (
    <Card title={say('size', { width: opened.width, height: opened.height })} aside={<Link to={to({})}>{say('back')}</Link>}>
      <Form method="post" className="stack">
        <input type="hidden" name="id" value={opened.id} />
        <img className="library-large" src={opened.large} alt={opened.altEn} width={opened.width} height={opened.height} />
        <PictureTextFields texts={opened} />
        <span className="row">
          <SubmitButton busy={isBusy} name="intent" value="save">
            {say('save')}
          </SubmitButton>
          <Button type="submit" name="intent" value="remove" formNoValidate>
            {say('remove')}
          </Button>
        </span>
        <p className="help long-words">{say('copy', { line: opened.line })}</p>
      </Form>
    </Card>
  );
}
