import { Form, Link } from 'react-router';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { MemberFields } from '../parts/member-fields.tsx';
import { MemberState } from '../parts/member-state.tsx';
import { RoleBoxes } from '../parts/role-boxes.tsx';
import { memberTexts } from '../staff/member-texts.ts';
import type { Route } from './+types/page';
import { SignInCard } from './sign-in-card.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, memberTexts.staff, memberTexts.description);

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(memberTexts);
  const href = useHref();
  const { member, name, isSelf, mayChange } = loaderData;
  const problem = actionData && 'problem' in actionData ? actionData : null;
  useSuccessToast(actionData);
  const back = (
    <Link className="link" to={href('office-staff')}>
      {say('toList')}
    </Link>
  );
  return (
    <>
      <PageHead title={name} back={back} states={<MemberState status={member.status} />} sub={member.email} />
      {problem && !problem.field && <Notice tone="err">{problem.problem}</Notice>}
      <div className="tiles tiles-side">
        <div className="stack-wide">
          <Card title={say('record')}>
            <Form method="post" className="stack-wide" key={member.id}>
              <MemberFields values={member} isLocked={!mayChange} field={problem?.field} problem={problem?.problem} />
              {mayChange ? (
                <div>
                  <SubmitButton name="intent" value="save" kind="primary">
                    {say('save')}
                  </SubmitButton>
                </div>
              ) : (
                <p className="muted">{say('rolesStronger')}</p>
              )}
            </Form>
          </Card>
          <Card title={say('roles')} note={isSelf ? say('rolesOwn') : say('rolesNote')}>
            <Form method="post" className="stack-wide" key={member.roles.join()}>
              <RoleBoxes held={member.roles} grantable={loaderData.grantable} />
              {loaderData.grantable.length > 0 && (
                <div>
                  <SubmitButton name="intent" value="roles">
                    {say('saveRoles')}
                  </SubmitButton>
                </div>
              )}
            </Form>
          </Card>
        </div>
        <div className="stack-wide">
          <SignInCard {...loaderData} />
          <Card>
            <DetailGrid
              details={[
                { label: say('since'), value: loaderData.since },
                { label: say('lastLogin'), value: loaderData.lastLogin ?? say('never') },
                { label: say('factor'), value: say(member.hasFactor ? 'factorOn' : 'factorOff') },
              ]}
            />
          </Card>
        </div>
      </div>
    </>
  );
}
