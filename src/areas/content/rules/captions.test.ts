import { expect, test } from 'vitest';
import { formatVideoLength, isoLengthOf, transcriptOf, vttOf } from './captions.ts';

test('captions are WebVTT, and no text can break out of its cue', () => {
  const cues = [
    { fromSeconds: 0, toSeconds: 1.4, text: '[front]' },
    { fromSeconds: 61.5, toSeconds: 3601, text: 'a\n\n00:00.000 --> 00:09.000\nb' },
  ];
  expect(vttOf(cues)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.400\n[front]\n\n00:01:01.500 --> 01:00:01.000\na 00:00.000 → 00:09.000 b\n',
  );
  expect(transcriptOf(cues)).toBe('0:00 [front]\n1:01 a 00:00.000 → 00:09.000 b');
});

test.each([
  [0, '0:00', 'PT1S'],
  [4000, '0:04', 'PT4S'],
  [4001, '0:05', 'PT5S'],
  [64_000, '1:04', 'PT1M4S'],
  [600_000, '10:00', 'PT10M0S'],
])('%d ms are %s', (ms, shown, iso) => {
  expect(formatVideoLength(ms)).toBe(shown);
  expect(isoLengthOf(ms)).toBe(iso);
});
