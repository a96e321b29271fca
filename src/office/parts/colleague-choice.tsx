import { SubmitButton } from '#ui/button.tsx';

type ChoiceProps = {
  people: readonly { readonly id: number; readonly name: string }[];
  /** Form field of the id. */
  name: string;
  /** Current owner. */
  chosen?: number | null;
  intent: string;
  labels: { readonly label: string; readonly nobody: string; readonly go: string };
  /** Full width, or compact in a bar. */
  isWide?: boolean;
};

/** Assigns to a colleague or nobody; part of the surrounding form. */
export function ColleagueChoice({ people, name, chosen = null, intent, labels, isWide = false }: ChoiceProps) {
  return (
    <>
      <select className={isWide ? 'input fill-row' : 'input'} name={name} aria-label={labels.label} defaultValue={chosen ?? ''}>
        <option value="">{labels.nobody}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      <SubmitButton kind="quiet" size="small" name="intent" value={intent}>
        {labels.go}
      </SubmitButton>
    </>
  );
}
