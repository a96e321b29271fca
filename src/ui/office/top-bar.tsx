import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { Key } from '#ui/kbd.tsx';

/** Search on the left; live mark, language and account on the right. */
export function TopBar({ find, children }: { find: ReactNode; children: ReactNode }) {
  return (
    <header className="top">
      {find}
      <div className="right">{children}</div>
    </header>
  );
}

type FindBoxProps = {
  action?: string;
  name?: string;
  label: string;
  placeholder?: string;
  value?: string;
  /** The key that focuses it. */
  shortcut?: string;
  /** Other fields that must stay in the address. */
  children?: ReactNode;
};

export function FindBox({ action, name = 'q', label, placeholder, value, shortcut, children }: FindBoxProps) {
  return (
    <Form className="find" action={action} role="search" aria-label={label}>
      {children}
      <SearchIcon />
      <input
        className="input"
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        key={value}
        data-shortcut={shortcut}
      />
      {shortcut && <Key>{shortcut}</Key>}
    </Form>
  );
}

/** Late when figures have not arrived for a while. */
export function LiveStatus({ late, children }: { late?: boolean; children: ReactNode }) {
  return <span className={classNames('live', late && 'is-late')}>{children}</span>;
}

export function SignedInUser({ initials, name, role }: { initials: string; name: string; role: string }) {
  return (
    <span className="who">
      <Avatar initials={initials} />
      <span>
        <b>{name}</b> {role}
      </span>
    </span>
  );
}

/** Two initials; the name is for screen readers and hover. */
export function Avatar({ initials, name, small }: { initials: string; name?: string; small?: boolean }) {
  return (
    <span
      className={classNames('avatar', small && 'avatar-small')}
      title={name}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials}
    </span>
  );
}
