import { madeTexts } from '#areas/custom/texts.ts';
import { useTexts } from '#site/locale.tsx';

/** Bots fill every field. This one is hidden from sight, keyboard and screen readers. */
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
