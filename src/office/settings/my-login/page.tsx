import { Form } from 'react-router';
import { deviceIn } from '#kernel/device.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { staffAuthTexts } from '../login/staff-auth-texts.ts';
import { RecoveryCodes } from '../parts/recovery-codes.tsx';
import type { Route } from './+types/page';
import { FactorCard } from './factor-card.tsx';
import type { OwnSession } from './load.server.ts';
import { PreferencesCard } from './preferences-card.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, staffAuthTexts.ownTitle, staffAuthTexts.ownDescription);

export default function OwnLoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useTexts(staffAuthTexts);
  const codes = actionData && 'codes' in actionData ? actionData.codes : [];
  useSuccessToast(actionData);
  return (
    <>
      <PageHead title={say('ownTitle')} sub={say('ownSub', { email: loaderData.email })} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      {loaderData.saved !== null && <Notice tone="ok">{loaderData.saved}</Notice>}
      {codes.length > 0 && (
        <Card title={say('drawer')} className="recovery-codes">
          <p className="read space-below-large">{say('drawerLead')}</p>
          <RecoveryCodes codes={codes} label={say('drawer')} />
        </Card>
      )}
      <div className="tiles tiles-side">
        <Sessions sessions={loaderData.sessions} />
        <div className="stack-wide">
          <PreferencesCard key={loaderData.preferences.language + loaderData.preferences.timeZone} {...loaderData.preferences} />
          <FactorCard {...loaderData} />
          <PasswordCard since={loaderData.passwordSince} />
        </div>
      </div>
    </>
  );
}

function PasswordCard({ since }: { since: string }) {
  const say = useTexts(staffAuthTexts);
  const labels = { show: say('show'), hide: say('hide') };
  return (
    <Card title={say('password')} note={say('passwordSince', { at: since })}>
      <Form method="post" className="stack-wide">
        <PasswordInput label={say('passwordNow')} name="password" labels={labels} maxLength={256} required />
        <PasswordInput
          label={say('passwordNew')}
          help={say('passwordHelp')}
          name="new_password"
          autoComplete="new-password"
          labels={labels}
          minLength={10}
          maxLength={256}
          required
        />
        <div>
          <SubmitButton name="intent" value="password">
            {say('changePassword')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const say = useTexts(staffAuthTexts);
  const columns: Column<OwnSession>[] = [
    { id: 'device', label: say('device'), kind: 'cut', cell: (row) => <span title={row.device}>{deviceIn(row.device)}</span> },
    { id: 'place', label: say('place'), kind: 'line', width: '130px', cell: (row) => row.ip },
    { id: 'began', label: say('began'), kind: 'line', width: '124px', cell: (row) => row.began },
    { id: 'seen', label: say('seen'), kind: 'line', width: '124px', cell: (row) => row.seen },
    {
      id: 'state',
      label: say('state'),
      kind: 'line',
      width: '86px',
      cell: (row) => say(row.isThis ? 'thisOne' : row.isLive ? 'live' : 'ended'),
    },
    {
      id: 'acts',
      label: '',
      kind: 'line',
      width: '80px',
      cell: (row) =>
        row.isLive &&
        !row.isThis && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={row.id} />
            <SubmitButton kind="quiet" size="small" name="intent" value="end">
              {say('end')}
            </SubmitButton>
          </Form>
        ),
    },
  ];
  const endAll = (
    <Form method="post">
      <SubmitButton kind="quiet" size="small" name="intent" value="end-all">
        {say('endAll')}
      </SubmitButton>
    </Form>
  );
  return (
    <Card title={say('sessions')} aside={endAll} flush>
      <DataTable caption={say('sessions')} columns={columns} rows={sessions} keyOf={(row) => String(row.id)} />
    </Card>
  );
}
