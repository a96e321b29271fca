import { roleNotes, roleTexts } from '#areas/staff/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { type Role, roles } from '#site/page.ts';
import { Checkbox } from '#ui/check.tsx';
import { memberTexts } from '../staff/member-texts.ts';

/** Roles the caller may not grant are disabled. */
export function RoleBoxes({ held, grantable }: { held: readonly Role[]; grantable: readonly Role[] }) {
  const say = useTexts(memberTexts);
  const sayRole = useTexts(roleTexts);
  const sayNote = useTexts(roleNotes);
  return (
    <fieldset className="fields">
      <legend className="visually-hidden">{say('roles')}</legend>
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
