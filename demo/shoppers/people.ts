import type { Random } from '#kernel/random.ts';
import { chineseNames, firstNames, lastNames, mensNames, statePlans, streetKinds, streetNames } from './data.ts';

/** A buyer, with or without an account, and the shipping address. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly language: 'en' | 'zh';
} & Address;
export type Address = {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postCode: string;
};

const allFirstNames = [...firstNames, ...mensNames];
const byPeople = statePlans.map((place) => [place, place.weight] as const);

/** The number makes the email address unique at any shop size. */
export function makePerson(random: Random, number: number, mailDomain: string): Person {
  const isChinese = random.isHit(0.05);
  const [lastName = '', firstName = ''] = isChinese
    ? random.pick(chineseNames).split(' ')
    : [random.pick(lastNames), random.pick(allFirstNames)];
  const [address, areaCode] = makeAddress(random);
  return {
    firstName,
    lastName,
    email: `${mailName(random, firstName, lastName)}${number}@${mailDomain}`,
    phoneNumber: `+1-${areaCode}-555-01${String(random.int(0, 99)).padStart(2, '0')}`,
    language: isChinese && random.isHit(0.7) ? 'zh' : 'en',
    ...address,
  };
}

/** An address and its phone area code. */
export function makeAddress(random: Random): [Address, string] {
  const { state: region, cities } = random.weighted(byPeople);
  const flat = random.isHit(0.3) ? ` Apt ${random.int(1, 24)}${random.pick(['', 'A', 'B', 'C'])}` : '';
  const street = `${random.int(1, 9800)} ${random.pick(streetNames)} ${random.pick(streetKinds)}${flat}`;
  const { name: city, areaCode, postPrefix } = random.pick(cities);
  return [{ street, city, region, postCode: `${postPrefix}${String(random.int(1, 98)).padStart(2, '0')}` }, areaCode];
}

function mailName(random: Random, firstName: string, lastName: string): string {
  const first = firstName.toLowerCase();
  const last = lastName.toLowerCase();
  return random.pick([`${first}.${last}`, `${first}${last}`, `${first.slice(0, 1)}${last}`, `${last}.${first}`, `${first}_${last}`]);
}
