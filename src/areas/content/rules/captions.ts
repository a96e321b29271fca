export type Cue = { readonly fromSeconds: number; readonly toSeconds: number; readonly text: string };

/** WebVTT captions. A cue is one line, so no text can start another cue. */
export const vttOf = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map((cue) => `${clockOf(cue.fromSeconds)} --> ${clockOf(cue.toSeconds)}\n${oneLine(cue.text)}`)]
    .join('\n\n')
    .concat('\n');

/** Plain transcript: one line per cue with its start. */
export const transcriptOf = (cues: readonly Cue[]): string =>
  cues.map((cue) => `${formatVideoLength(Math.floor(cue.fromSeconds) * 1000)} ${oneLine(cue.text)}`).join('\n');

/** "0:04", rounded up. */
export function formatVideoLength(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "PT1M4S", as search engines want it. */
export function isoLengthOf(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  return `PT${minutes ? `${minutes}M` : ''}${seconds % 60}S`;
}

const clockOf = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(Math.floor(ms / 3_600_000), 2)}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('-->', '→').trim();
