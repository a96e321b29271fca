import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { SearchIcon } from '#ui/icons.tsx';

type SearchBoxProps = {
  /** The results page. */
  action: string;
  name?: string;
  label: string;
  placeholder?: string;
  value?: string;
  /** Called with the input before submitting. */
  onSend?: (query: string) => void;
  /** Combobox attributes. */
  input?: ComponentProps<'input'>;
};

export function SearchBox({ action, name = 'q', label, placeholder, value, onSend, input }: SearchBoxProps) {
  return (
    <Form
      className="searchbox"
      action={action}
      role="search"
      onSubmit={onSend && ((event) => onSend(String(new FormData(event.currentTarget).get(name) ?? '')))}
    >
      <SearchIcon />
      <input
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={64}
        enterKeyHint="search"
        {...input}
      />
    </Form>
  );
}
