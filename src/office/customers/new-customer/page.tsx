import { Form, Link } from 'react-router';
import { shopperOfficeTexts } from '#areas/shoppers/office-texts.ts';
import { MemberFields } from '#office/settings/parts/member-fields.tsx';
import { RoleBoxes } from '#office/settings/parts/role-boxes.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Segments } from '#ui/office/views.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { ShopperFields } from '../parts/shopper-fields.tsx';
import type { Route } from './+types/page';
import { addTexts } from './add-texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, addTexts.title, addTexts.description);

export default function AddUserPage({ loaderData: { kind, grantable, mayJudge }, actionData }: Route.ComponentProps) {
  const say = useTexts(addTexts);
  const sayShoppers = useTexts(shopperOfficeTexts);
  const href = useHref();
  const isStaff = kind === 'staff';
  const { field, problem } = actionData && 'problem' in actionData ? actionData : { field: null, problem: null };
  const here = href('office-user-add');
  const kinds = [
    { to: here, label: sayShoppers('shoppers'), current: !isStaff },
    { to: `${here}?kind=staff`, label: sayShoppers('staff'), current: isStaff },
  ];
  const back = (
    <Link className="link" to={href(isStaff ? 'office-staff' : 'office-users')}>
      {sayShoppers(isStaff ? 'staff' : 'shoppers')}
    </Link>
  );
  return (
    <>
      <PageHead
        title={say(isStaff ? 'staffTitle' : 'shopperTitle')}
        back={back}
        actions={grantable.length > 0 && <Segments label={sayShoppers('kinds')} views={kinds} />}
      />
      <Form method="post" key={kind} className="tiles tiles-side">
        <input type="hidden" name="intent" value={kind} />
        <Card title={say('record')}>
          {problem && !field && <Notice tone="err">{problem}</Notice>}
          {isStaff ? (
            <MemberFields field={field} problem={problem} />
          ) : (
            <ShopperFields mayJudge={mayJudge} field={field} problem={problem} />
          )}
        </Card>
        <div className="stack-wide">
          {isStaff && (
            <Card title={say('roles')}>
              {field === 'roles' && <Notice tone="err">{problem}</Notice>}
              <RoleBoxes held={[]} grantable={grantable} />
            </Card>
          )}
          <Card title={sayShoppers('password')}>
            <PasswordInput
              label={sayShoppers('password')}
              help={say(isStaff ? 'staffPassword' : 'shopperPassword')}
              name="password"
              autoComplete="new-password"
              labels={{ show: sayShoppers('show'), hide: sayShoppers('hide') }}
              error={field === 'password' ? problem : undefined}
              minLength={isStaff ? 10 : 8}
              maxLength={256}
            />
          </Card>
          <div>
            <SubmitButton kind="primary">{say(isStaff ? 'addStaff' : 'addShopper')}</SubmitButton>
          </div>
        </div>
      </Form>
    </>
  );
}
