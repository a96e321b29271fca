import { type AddressDraft, addressFields, fieldNames } from '#areas/shoppers/rules/address.ts';

/** A whole address sent by a button; the server validates it like a typed one. */
export const HiddenDraft = ({ draft, makeDefault }: { draft: AddressDraft; makeDefault: boolean }) => (
  <>
    {addressFields.map((field) => (
      <input key={field} type="hidden" name={fieldNames[field]} value={draft[field]} />
    ))}
    {makeDefault && <input type="hidden" name="make_default" value="1" />}
  </>
);
