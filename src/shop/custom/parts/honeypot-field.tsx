import { madeTexts } from '#areas/custom/texts.ts';
import { useTexts } from '#site/locale.tsx';

/** Machines fill every field they find. Nobody sees this one, reaches it by keys or hears of it. */
export function HoneypotField() {
  const say = useTexts(madeTexts);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {say('trap')}
        <input type="text" name="fax_number" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
