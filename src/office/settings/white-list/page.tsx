import { Form, Link } from 'react-router';
import { roleTexts } from '#areas/staff/texts.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { roles } from '#site/page.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { staffAuthTexts } from '../login/staff-auth-texts.ts';
import type { Route } from './+types/page';
import type { ListedEntry, OpenAllowListEntry } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, staffAuthTexts.title, staffAuthTexts.description);

export default function WhiteListPage({ loaderData: { loginPolicy, entries, ip, chosen }, actionData }: Route.ComponentProps) {
  const say = useTexts(staffAuthTexts);
  const refused = actionData && 'problem' in actionData ? actionData : null;
  useSuccessToast(actionData);
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      {refused && !refused.field && <Notice tone="err">{refused.problem}</Notice>}
      <div className="tiles tiles-side">
        <Entries entries={entries} />
        <div className="stack-wide">
          <LoginPolicyCard loginPolicy={loginPolicy} />
          <AddCard
            key={`${entries.length} ${chosen?.id ?? 0}`}
            ip={ip}
            chosen={chosen}
            field={refused?.field ?? null}
            problem={refused?.problem ?? null}
          />
        </div>
      </div>
    </>
  );
}

function Entries({ entries }: { entries: readonly ListedEntry[] }) {
  const say = useTexts(staffAuthTexts);
  const href = useHref();
  const columns: Column<ListedEntry>[] = [
    {
      id: 'email',
      label: say('email'),
      kind: 'cut',
      cell: (row) => (
        <span className="two">
          <Link className="link" to={`${href('office-white-list')}?id=${row.id}`} preventScrollReset>
            {row.email}
          </Link>
          <small>{row.note}</small>
        </span>
      ),
    },
    { id: 'area', label: say('area'), kind: 'line', width: '120px', cell: (row) => say(row.area) },
    { id: 'ranges', label: say('ranges'), kind: 'cut', width: '28%', cell: (row) => row.addressRanges.join(', ') || say('everywhere') },
    {
      id: 'until',
      label: say('until'),
      kind: 'line',
      width: '120px',
      cell: (row) => (row.isOver ? say('over') : (row.until ?? say('always'))),
    },
    {
      id: 'acts',
      label: <span className="visually-hidden">{say('acts')}</span>,
      kind: 'line',
      width: '92px',
      cell: (row) => (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={row.id} />
          <SubmitButton kind="quiet" size="small" name="intent" value="remove" aria-label={`${say('remove')} ${row.email}`}>
            {say('remove')}
          </SubmitButton>
        </Form>
      ),
    },
  ];
  return (
    <Card title={say('entries')} flush>
      {entries.length === 0 ? (
        <Empty title={say('none')} text={say('noneText')} />
      ) : (
        <DataTable caption={say('entries')} columns={columns} rows={entries} keyOf={(row) => String(row.id)} density="roomy" />
      )}
    </Card>
  );
}

function LoginPolicyCard({ loginPolicy }: Pick<Route.ComponentProps['loaderData'], 'loginPolicy'>) {
  const say = useTexts(staffAuthTexts);
  const sayRole = useTexts(roleTexts);
  return (
    <Card title={say('doors')} note={say(loginPolicy.isListOn ? 'listIsOn' : 'listIsOff')}>
      <Form method="post" className="stack-wide" key={JSON.stringify(loginPolicy)}>
        <Checkbox name="list_on" label={say('listOn')} note={say('listOnNote')} defaultChecked={loginPolicy.isListOn} />
        <fieldset className="fields">
          <legend className="space-below">{say('factorFor')}</legend>
          <div className="role-columns">
            {roles.map((role) => (
              <Checkbox
                key={role}
                name="factor_roles"
                value={role}
                label={sayRole(role)}
                defaultChecked={loginPolicy.factorRoles.includes(role)}
              />
            ))}
          </div>
          <p className="small muted">{say('factorNote')}</p>
        </fieldset>
        <div>
          <SubmitButton name="intent" value="doors" kind="primary">
            {say('save')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

type AddCardProps = { ip: string; chosen: OpenAllowListEntry; field: string | null; problem: string | null };

/** A new entry, or the open one. */
function AddCard({ ip, chosen, field, problem }: AddCardProps) {
  const say = useTexts(staffAuthTexts);
  const href = useHref();
  return (
    <Card title={say(chosen ? 'changeTitle' : 'addTitle')} aside={chosen && <Link to={href('office-white-list')}>{say('addTitle')}</Link>}>
      <Form method="post" className="form-grid">
        {chosen && <input type="hidden" name="id" value={chosen.id} />}
        <TextInput
          label={say('email')}
          name="email"
          type="email"
          maxLength={254}
          span="full-row"
          defaultValue={chosen?.email}
          error={field === 'email' ? problem : undefined}
          required
        />
        <Select label={say('area')} name="area" span="half" defaultValue={chosen?.area}>
          <option value="office">{say('office')}</option>
          <option value="wholesale">{say('wholesale')}</option>
        </Select>
        <TextInput label={say('until')} name="until" type="date" span="half" defaultValue={chosen?.until} />
        <TextArea
          label={say('ranges')}
          help={say('rangesHelp')}
          name="address_ranges"
          rows={2}
          placeholder={ip}
          defaultValue={chosen?.ranges}
          span="full-row"
          error={field === 'address_ranges' ? problem : undefined}
        />
        <TextInput label={say('note')} name="note" maxLength={200} span="full-row" defaultValue={chosen?.note} />
        <div className="full-row">
          <SubmitButton name="intent" value="add">
            {say(chosen ? 'save' : 'add')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
