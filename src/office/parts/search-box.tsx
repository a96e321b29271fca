import { Form } from 'react-router';

type FindBoxProps = { label: string; searchText: string; hiddenFields?: Readonly<Record<string, string>> };

/** Filters a page's side list; the rest of the address is kept. */
export const OfficeSearchBox = ({ label, searchText, hiddenFields = {} }: FindBoxProps) => (
  <Form className="content-search" role="search" aria-label={label}>
    {Object.entries(hiddenFields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <input className="input" type="search" name="q" aria-label={label} placeholder={label} defaultValue={searchText} key={searchText} />
  </Form>
);
