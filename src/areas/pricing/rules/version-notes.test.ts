import { expect, test } from 'vitest';
import { restoredVersionNote, versionNoteIn } from './version-notes.ts';

test.each([
  [restoredVersionNote(3), 'Restored version 3', '恢复第 3 版'],
  ['恢复第 12 版', 'Restored version 12', '恢复第 12 版'],
  ['First table', 'First price table', '首版价格表'],
  ['Lace dearer since May', 'Lace dearer since May', 'Lace dearer since May'],
])('the note %s is read as %s and %s', (note, en, zh) => {
  expect([versionNoteIn(note, 'en'), versionNoteIn(note, 'zh')]).toEqual([en, zh]);
});
