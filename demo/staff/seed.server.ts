import { z } from 'zod';
import { staffMembers, staffRoles } from '#areas/staff/tables.ts';
import { listOf, readJson } from '#demo/read-files.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';

const role = z.enum(['manager', 'sales', 'stock', 'finance', 'editor']);
type DemoRole = z.infer<typeof role>;
export type SeedStaffMember = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: DemoRole;
  readonly language: 'en' | 'zh';
  readonly joinedAt: Date;
};

export type SeedStaff = {
  readonly all: readonly SeedStaffMember[];
  readonly manager: SeedStaffMember;
  readonly finance: SeedStaffMember;
  readonly editor: SeedStaffMember;
  readonly sales: readonly SeedStaffMember[];
  readonly stock: readonly SeedStaffMember[];
};

// The owner is created at the first start, before or after the demo; these ids leave room.
const firstId = 101;
/** Hash of a random password nobody kept: it opens nothing. */
const closedHash = 'argon2id$19456$2$1$9BxTka4xSX7PhcvsLWmQcg$4kw_dL-AS7_xoCe4UlMyAyC4ruogHk-i1HX-DWOcAH8';

const people = readJson(
  'staff/staff.json',
  listOf(z.strictObject({ firstName: z.string(), lastName: z.string(), role, language: z.enum(['en', 'zh']), introduction: z.string() })),
);

export function makeStaff({ now }: { now: Date }): SeedStaff {
  const all = people.map(
    ({ firstName, lastName, role, language }, index): SeedStaffMember => ({
      id: firstId + index,
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}.${lastName.toLowerCase()}@tressline.test`,
      role,
      language,
      joinedAt: earlier(now, (760 - index * 61) * dayMs),
    }),
  );
  const having = (role: DemoRole) => all.filter((person) => person.role === role);
  const only = (role: DemoRole): SeedStaffMember => {
    const [person] = having(role);
    if (!person) throw new Error(`nobody is ${role}`);
    return person;
  };
  return {
    all,
    manager: only('manager'),
    finance: only('finance'),
    editor: only('editor'),
    sales: having('sales'),
    stock: having('stock'),
  };
}

export async function seedStaff(copy: Copy, staff: SeedStaff, { random, now }: { random: Random; now: Date }): Promise<void> {
  await copy(
    staffMembers,
    staff.all.map((person, index) => ({
      id: person.id,
      username: `${person.firstName}.${person.lastName}`.toLowerCase(),
      email: person.email,
      passwordHash: closedHash,
      firstName: person.firstName,
      lastName: person.lastName,
      nickname: person.firstName,
      phoneNumber: `+1-404-555-01${String(40 + index)}`,
      introduction: people[index]?.introduction ?? '',
      language: person.language,
      mustChangePassword: true,
      passwordChangedAt: person.joinedAt,
      lastLoginAt: earlier(now, random.int(1, 40) * (dayMs / 24)),
      createdAt: person.joinedAt,
      updatedAt: person.joinedAt,
    })),
  );
  await copy(
    staffRoles,
    staff.all.map((person) => ({ staffId: person.id, role: person.role, createdAt: person.joinedAt })),
  );
}
