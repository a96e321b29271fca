import { SubmitButton } from '#ui/button.tsx';

type ChoiceProps = {
  people: readonly { readonly id: number; readonly name: string }[];
  /** Name of the field the id is sent under. */
  name: string;
  /** Who has it now. */
  chosen?: number | null;
  intent: string;
  words: { readonly label: string; readonly nobody: string; readonly go: string };
  /** As wide as its place, or as small as a bar of acts needs it. */
  isWide?: boolean;
};

/** Gives something to a colleague, or to nobody; it stands in the form of whoever shows it. */
export function ColleagueChoice({ people, name, chosen = null, intent, words, isWide = false }: ChoiceProps) {
  return (
    <>
      <select className={isWide ? 'input fill-row' : 'input'} name={name} aria-label={words.label} defaultValue={chosen ?? ''}>
        <option value="">{words.nobody}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      <SubmitButton kind="quiet" size="small" name="intent" value={intent}>
        {words.go}
      </SubmitButton>
    </>
  );
}
