import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usRegions, usStates } from '#kernel/us-states.ts';
import { stateTexts } from '../state-texts.ts';
import { type AddressDraft, faultsIn, parseUsState, tidied } from './address.ts';
import { addressInOneLine, splitAddress } from './address-line.ts';
import { countries, countriesIn } from './countries.ts';

const dana: AddressDraft = {
  firstName: 'Dana',
  lastName: 'Mills',
  email: '',
  phoneNumber: '404 555 0100',
  address: '218 Peachtree St Apt 7B',
  city: 'Atlanta',
  region: 'GA',
  postCode: '30303',
  country: 'US',
};
const kept = (change: Partial<AddressDraft>) => {
  const draft = tidied({ ...dana, ...change });
  return { draft, faults: faultsIn(draft) };
};

test('there are fifty states, each with a name in both languages, and the rest of the post’s regions', () => {
  expect(new Set(usStates).size).toBe(50);
  expect(Object.keys(stateTexts)).toEqual([...usRegions]);
});

test.each([
  [{ region: 'Georgia' }, { region: 'GA' }],
  [{ region: ' ga ' }, { region: 'GA' }],
  [{ region: 'new york' }, { region: 'NY' }],
  [{ region: 'D.C.' }, { region: 'DC' }],
  [{ region: '佐治亚州' }, { region: 'GA' }],
  [{ region: '加利福尼亚' }, { region: 'CA' }],
  [{ postCode: '303031234' }, { postCode: '30303-1234' }],
  [{ postCode: '３０３０３ 1234' }, { postCode: '30303-1234' }],
  [{ postCode: ' 02134 ' }, { postCode: '02134' }],
  [{ phoneNumber: '+1-404-555-0100' }, { phoneNumber: '(404) 555-0100' }],
  [{ phoneNumber: '1 404.555.0100' }, { phoneNumber: '(404) 555-0100' }],
  [{ phoneNumber: '４０４５５５０１００' }, { phoneNumber: '(404) 555-0100' }],
  [{ address: ' 218  Peachtree\n St ' }, { address: '218 Peachtree St' }],
  [{ email: ' Dana@Tressline.TEST ' }, { email: 'dana@tressline.test' }],
  [{ country: 'us' }, { country: 'US' }],
  [{ country: '' }, { country: 'US' }],
  [
    { country: 'PR', region: '', postCode: '00901', city: 'San Juan' },
    { country: 'US', region: 'PR' },
  ],
  [
    { country: 'ca', region: 'ON', postCode: 'm5v2t6' },
    { country: 'CA', postCode: 'M5V 2T6' },
  ],
  [
    { country: 'HK', region: '', postCode: '' },
    { region: '', postCode: '' },
  ],
  [{ country: 'CN', region: '河南', phoneNumber: '+86 138 0013 8000', postCode: '461000' }, { phoneNumber: '+86 138 0013 8000' }],
  [{ country: 'GB', region: '', postCode: 'sw1a 1aa', phoneNumber: '020 7946 0958' }, { postCode: 'SW1A 1AA' }],
])('%j is kept as %j', (typed, expected) => {
  expect(kept(typed)).toMatchObject({ draft: expected, faults: {} });
});

test.each([
  [{ firstName: ' ' }, { firstName: 'missing' }],
  [{ lastName: '' }, { lastName: 'missing' }],
  [
    { address: '', city: '\t' },
    { address: 'missing', city: 'missing' },
  ],
  [{ region: '' }, { region: 'missing' }],
  [{ postCode: '' }, { postCode: 'missing' }],
  [{ phoneNumber: '' }, { phoneNumber: 'missing' }],
  [{ region: 'Ontario' }, { region: 'state' }],
  [{ region: 'XX' }, { region: 'state' }],
  [{ postCode: '3030' }, { postCode: 'zip' }],
  [{ postCode: '30303-12' }, { postCode: 'zip' }],
  [{ postCode: 'ABCDE' }, { postCode: 'zip' }],
  [{ phoneNumber: '555 0100' }, { phoneNumber: 'phoneUs' }],
  [{ phoneNumber: '+44 20 7946 0958' }, { phoneNumber: 'phoneUs' }],
  [{ phoneNumber: '+404 555 0100' }, { phoneNumber: 'phoneUs' }],
  [{ phoneNumber: '104 555 0100' }, { phoneNumber: 'phoneUs' }],
  [{ phoneNumber: '404 555 0100 ext 7' }, { phoneNumber: 'phoneUs' }],
  [{ country: 'CN', phoneNumber: 'call me' }, { phoneNumber: 'phone' }],
  [{ country: 'CN', phoneNumber: '12345' }, { phoneNumber: 'phone' }],
  [{ country: 'GB', postCode: 'SW1A_1AA' }, { postCode: 'postCode' }],
  [{ country: 'ZZ' }, { country: 'country' }],
  [{ country: 'USA' }, { country: 'tooLong' }],
  [{ email: 'dana@' }, { email: 'mailbox' }],
  [{ address: '218 Peachtree | Macon' }, { address: 'separator' }],
  [{ city: 'Atlanta|GA' }, { city: 'separator' }],
  [{ address: 'x'.repeat(201) }, { address: 'tooLong' }],
  [{ firstName: 'Da\u0007na' }, { firstName: 'oddSign' }],
  [{ lastName: '\ud800' }, { lastName: 'oddSign' }],
])('%j is refused: %j', (typed, expected) => {
  expect(kept(typed).faults).toEqual(expected);
});

test('every state is found by its own name, in capitals or not, and tidying twice changes nothing', () => {
  for (const [code, { en, zh }] of Object.entries(stateTexts))
    for (const written of [code, code.toLowerCase(), en, en.toUpperCase(), zh]) expect(parseUsState(written), written).toBe(code);
  const line = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.stringMatching(/^[A-Za-z0-9 #.-]{1,30}$/));
  const draft = fc.record({
    firstName: line,
    lastName: line,
    email: fc.oneof(fc.constant(''), fc.emailAddress(), line),
    phoneNumber: fc.oneof(line, fc.stringMatching(/^\+?[\d ().-]{1,20}$/)),
    address: line,
    city: line,
    region: fc.oneof(line, fc.constantFrom(...usRegions)),
    postCode: fc.oneof(line, fc.stringMatching(/^\d{5}[ -]?\d{0,4}$/)),
    country: fc.oneof(line, fc.constantFrom('', 'us', 'US', 'PR', 'CA', 'cn')),
  });
  fc.assert(
    fc.property(draft, (typed) => {
      const once = tidied(typed);
      if (Object.keys(faultsIn(once)).length > 0) return;
      expect(tidied(once)).toEqual(once);
    }),
    { numRuns: 2000 },
  );
});

test('a joined address comes apart as the database put it together', () => {
  const part = fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => !text.includes('|'));
  fc.assert(
    fc.property(part, part, part, part, (address, city, region, postCode) => {
      expect(splitAddress([address, city, region, postCode].join(' | '))).toEqual({ address, city, region, postCode });
    }),
    { numRuns: 5000 },
  );
  expect(addressInOneLine('218 Peachtree St Apt 7B | Atlanta | GA | 30303')).toBe('218 Peachtree St Apt 7B, Atlanta, GA, 30303');
});

test('countries have names in both languages, home first', () => {
  for (const language of ['en', 'zh'] as const) {
    const named = countriesIn(language);
    expect(named).toHaveLength(countries.length);
    expect(named[0]?.code).toBe('US');
    expect(named.filter(({ code, name }) => name === code || name === '')).toEqual([]);
  }
  expect(countriesIn('zh')[0]?.name).toBe('美国');
});
