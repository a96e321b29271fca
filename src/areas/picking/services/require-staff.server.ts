import { DomainError } from '#kernel/errors.ts';
import type { Caller } from '#platform/app.ts';

export function requireStaff({ staff }: Caller): NonNullable<Caller['staff']> {
  if (!staff) throw new DomainError('forbidden');
  return staff;
}
