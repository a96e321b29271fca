import { Form } from 'react-router';
import { SearchIcon } from '#ui/icons.tsx';

type SearchBoxProps = {
  /** The page that answers. */
  action: string;
  name?: string;
  label: string;
  placeholder?: string;
  value?: string;
};

export function SearchBox({ action, name = 'q', label, placeholder, value }: SearchBoxProps) {
  return (
    <Form className="searchbox" action={action} role="search">
      <SearchIcon />
      <input type="search" name={name} aria-label={label} placeholder={placeholder} defaultValue={value} />
    </Form>
  );
}
