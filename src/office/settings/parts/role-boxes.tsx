import { roleNotes, roleTexts } from '#areas/staff/texts.ts';
import { useSay } from '#site/here.tsx';
import { type Role, roles } from '#site/page.ts';
import { Checkbox } from '#ui/check.tsx';
import { memberTexts } from '../staff/member-texts.ts';

/** The roles as boxes to tick; those the caller may not give are greyed. */
export function RoleBoxes({ held, grantable }: { held: readonly Role[]; grantable: readonly Role[] }) {
  const say = useSay(memberTexts);
  const sayRole = useSay(roleTexts);
  const sayNote = useSay(roleNotes);
  return (
    <fieldset className="grid gap-2">
      <legend className="vh">{say('roles')}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          name="roles"
          value={role}
          label={sayRole(role)}
          note={sayNote(role)}
          defaultChecked={held.includes(role)}
          disabled={!grantable.includes(role)}
        />
      ))}
    </fieldset>
  );
}
