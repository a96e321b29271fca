import { Form, Link, useLocation } from 'react-router';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { Differences } from '#office/settings/parts/differences.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Views } from '#ui/office/views.tsx';
import { ProductStateBadge } from '../parts/state-badge.tsx';
import { productOfficeTexts } from '../product-office-texts.ts';
import type { Route } from './+types/page';
import type { OpenProduct } from './load.server.ts';
import { ProductPictures } from './pictures.tsx';
import { ProductTextsForm, SeoForm } from './product-texts-form.tsx';
import { ProductVariants } from './variants.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, productOfficeTexts.group, productOfficeTexts.description);
export const handle: OfficeHandle = {};

const tabs = ['words', 'pictures', 'variants', 'seo', 'films', 'history'] as const;

export default function GroupPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(productOfficeTexts);
  const href = useHref();
  const requestedTab = new URLSearchParams(useLocation().search).get('part');
  const tab = tabs.find((one) => one === requestedTab) ?? 'words';
  useSuccessToast(actionData);
  const { desk: product } = loaderData;
  const problem = actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>;
  const back = <Link to={href('office-spus')}>{say('toList')}</Link>;
  if (!product)
    return (
      <>
        <PageHead title={say('newTitle')} back={back} />
        {problem}
        <ProductTextsForm data={loaderData} />
      </>
    );
  const here = href('office-spu', { id: String(product.group.id) });
  return (
    <>
      <PageHead
        title={product.group.name}
        back={back}
        states={<ProductStateBadge state={product.group.state} when={product.group.when} />}
        actions={<ProductActions product={product} />}
      />
      {problem}
      <Views
        label={say('parts')}
        views={tabs.map((one) => ({
          to: one === 'words' ? here : `${here}?part=${one}`,
          label: say(one),
          current: one === tab,
          ...(one === 'pictures' && { count: product.pictures.length }),
          ...(one === 'variants' && { count: product.skus.length }),
        }))}
      />
      {tab === 'words' && <ProductTextsForm data={loaderData} />}
      {tab === 'pictures' && <ProductPictures product={product} />}
      {tab === 'variants' && <ProductVariants product={product} properties={loaderData.properties} />}
      {tab === 'seo' && <SeoForm product={product} />}
      {tab === 'films' && <ProductVideos product={product} />}
      {tab === 'history' && <History product={product} />}
    </>
  );
}

/** Preview, publish now or later, hide; each with undo. */
function ProductActions({ product: { group } }: { product: OpenProduct }) {
  const say = useTexts(productOfficeTexts);
  const href = useHref();
  const isOut = group.state === 'isLive' || group.state === 'isComing';
  return (
    <>
      <ButtonLink to={href('office-spu-preview', { id: String(group.id) })}>{say('preview')}</ButtonLink>
      {group.state === 'isLive' && <ButtonLink to={group.path}>{say('inShop')}</ButtonLink>}
      <Form method="post" className="row" preventScrollReset>
        <Button type="submit" name="intent" value={group.isHidden ? 'show' : 'hide'}>
          {say(group.isHidden ? 'show' : 'hide')}
        </Button>
        {isOut && (
          <Button type="submit" name="intent" value="draft">
            {say('unpublish')}
          </Button>
        )}
      </Form>
      {!isOut && !group.isHidden && (
        <Menu label={say('publish')} buttonClassName="btn btn-primary">
          <Form method="post" className="stack menu-form">
            <label className="field">
              <span className="field-label">{say('publishAt')}</span>
              <input className="input" type="datetime-local" name="at" />
              <span className="help">{say('publishHelp')}</span>
            </label>
            <Button kind="primary" type="submit" name="intent" value="publish">
              {say('publish')}
            </Button>
          </Form>
        </Menu>
      )}
    </>
  );
}

function ProductVideos({ product: { films } }: { product: OpenProduct }) {
  const say = useTexts(productOfficeTexts);
  return (
    <Card title={say('films')}>
      {films.length === 0 ? (
        <p className="muted">{say('filmsNone')}</p>
      ) : (
        <Form method="post" className="stack" preventScrollReset>
          {films.map(({ id, title, isShown }) => (
            <label key={id} className="check">
              <input type="checkbox" name="films" value={id} defaultChecked={isShown} /> {title}
            </label>
          ))}
          <span>
            <Button kind="primary" type="submit" name="intent" value="films">
              {say('save')}
            </Button>
          </span>
        </Form>
      )}
    </Card>
  );
}

function History({ product: { changes, group } }: { product: OpenProduct }) {
  const say = useTexts(productOfficeTexts);
  return (
    <>
      <Card title={say('history')} flush={changes.length > 0}>
        {changes.length === 0 ? (
          <p className="muted">{say('historyNone')}</p>
        ) : (
          <table className="grid-table">
            <tbody>
              {changes.map(({ line, what, at, found }) => (
                <tr key={line}>
                  <td className="nowrap">{at}</td>
                  <th scope="row" className="nowrap">
                    {what}
                  </th>
                  <td>
                    <Differences found={found} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      <Form
        method="post"
        className="goods-save"
        onSubmit={(event) => {
          if (!window.confirm(say('removeSure'))) event.preventDefault();
        }}
      >
        <Button className="btn-danger" type="submit" name="intent" value="remove">
          {say('remove')}: {group.name}
        </Button>
      </Form>
    </>
  );
}
