import { useId } from 'react';
import { stateTexts } from '#areas/shoppers/state-texts.ts';
import type { Texts } from '#kernel/texts.ts';
import { usRegions } from '#kernel/us-states.ts';
import { useTexts } from '#site/locale.tsx';
import { TextInput } from '#ui/field.tsx';

/** A US state is suggested by code or name; any other region can be typed. */
export function RegionInput(props: Parameters<typeof TextInput>[0]) {
  const id = useId();
  const names: Texts = stateTexts;
  const nameOf = useTexts(names);
  return (
    <>
      <TextInput {...props} list={id} autoComplete="off" />
      <datalist id={id}>
        {usRegions.map((code) => (
          <option key={code} value={code} label={nameOf(code)} />
        ))}
      </datalist>
    </>
  );
}
