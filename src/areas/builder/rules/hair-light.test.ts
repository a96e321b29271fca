import { expect, test } from 'vitest';
import { hairIn, type Layers, paint } from './hair-light.ts';

const [width, height] = [4, 10];
const filled = (value: number, alpha = 255): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? alpha : value));
const grad = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
  Math.round((Math.floor(at / 4 / width) / (height - 1)) * 255),
);
const layers: Layers = {
  base: filled(200),
  hard: filled(180),
  soft: filled(180),
  spec: filled(20),
  glint: filled(20),
  grad,
  rand: filled(128),
};
const hair = hairIn(layers, width, height);
const painted = (
  shade: Parameters<typeof paint>[1],
  cut: Parameters<typeof paint>[2] = null,
  how?: Parameters<typeof paint>[4],
): Uint8ClampedArray => {
  const picture = new Uint8ClampedArray(width * height * 4);
  paint(hair, shade, cut, picture, how);
  return picture;
};
const plain = { tip: null, highlight: null, share: 0 };
const at = (picture: Uint8ClampedArray, row: number): number[] => [...picture.slice(row * width * 4, row * width * 4 + 3)];
const light = (colour: readonly number[]): number => colour.reduce((sum, value) => sum + value, 0);

test('a fairer colour is a brighter picture', () => {
  const [black, brown, blonde] = ['#0b0a0c', '#54331f', '#e4caa2'].map((root) => light(at(painted({ ...plain, root }), 5)));
  expect(black).toBeLessThan(brown ?? 0);
  expect(brown).toBeLessThan(blonde ?? 0);
});

test('an ombre is dark at the root and fair at the tip', () => {
  const picture = painted({ ...plain, root: '#1d1715', tip: '#ad7c49' });
  expect(light(at(picture, 0))).toBeLessThan(light(at(picture, 9)));
});

test('below the hem stands what is behind the hair', () => {
  const ground = filled(90);
  const picture = painted({ ...plain, root: '#1d1715' }, { hem: 0.5, stretch: 1, ground });
  expect(at(picture, 9)).toEqual([90, 90, 90]);
  expect(at(picture, 0)).not.toEqual([200, 200, 200]);
});

test('alone, there is nothing where there is no hair', () => {
  const bald = hairIn({ ...layers, hard: filled(180, 0) }, width, height);
  const picture = new Uint8ClampedArray(width * height * 4);
  paint(bald, { ...plain, root: '#1d1715' }, null, picture, 'alone');
  expect(picture.every((value) => value === 0)).toBe(true);
  expect(painted({ ...plain, root: '#1d1715' }, null, 'alone')[3]).toBe(255);
});
