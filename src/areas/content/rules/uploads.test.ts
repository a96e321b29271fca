import { expect, test } from 'vitest';
import { displayFileName, typeOfBytes, typeOfName } from './uploads.ts';

test.each([
  ['a.jpg', 'image/jpeg'],
  ['A.JPEG', 'image/jpeg'],
  ['my photo.png', 'image/png'],
  ['x.y.webp', 'image/webp'],
])('%s promises %s', (name, type) => {
  expect(typeOfName(name)).toBe(type);
});

test.each(['a.svg', 'a.html', 'a.jpg.exe', 'jpg', '.', '', 'a.gif', 'a.jpg\u0000', 'a.jpg/', 'a.constructor', 'a.heic'])(
  '%j is no picture',
  (name) => {
    expect(typeOfName(name)).toBeNull();
  },
);

test.each([
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[...Buffer.from('RIFF0000WEBP')], 'image/webp'],
  [[...Buffer.from('GIF89a')], null],
  [[...Buffer.from('<svg xmlns')], null],
  [[...Buffer.from('RIFF0000AVI ')], null],
  [[0xff, 0xd8], null],
  [[], null],
])('bytes %j are %j', (bytes, type) => {
  expect(typeOfBytes(new Uint8Array(bytes))).toBe(type);
});

test.each([
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\Users\\me\\a.jpg', 'a.jpg'],
  ['gpj.\u202Eexe.jpg', 'gpj.exe.jpg'],
  ['', 'picture'],
])('%j is shown as %j', (name, shown) => {
  expect(displayFileName(name)).toBe(shown);
});
