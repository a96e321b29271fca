import { useEffect, useRef, useState } from 'react';
import type { Translate } from '#kernel/texts.ts';
import { type Purpose, sendPicture, UploadError } from '#ui/upload/send-picture.ts';
import type { uploadTexts } from '#ui/upload/texts.ts';

export type ChosenPicture = {
  readonly key: number;
  readonly file: File;
  readonly preview: string;
  /** Upload progress, 0 to 1. */
  readonly part: number;
  readonly state: 'sending' | 'done' | 'failed';
  readonly problem: string;
  readonly mayRetry: boolean;
  readonly uploadId: string | null;
};

const fresh = { part: 0, state: 'sending', problem: '', mayRetry: false, uploadId: null } as const;

/** The chosen pictures and their upload states. */
export function useUploads(purpose: Purpose, maxFiles: number, say: Translate<typeof uploadTexts>) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState('');
  const running = useRef(new Map<number, AbortController>());
  const counter = useRef(0);
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((one) => void one.abort());
  }, []);

  const change = (key: number, changes: Partial<ChosenPicture>) =>
    setPictures((now) => now.map((picture) => (picture.key === key ? { ...picture, ...changes } : picture)));
  const send = async (key: number, file: File) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    try {
      const { uploadId } = await sendPicture(file, purpose, (part) => change(key, { part }), stop.signal);
      change(key, { state: 'done', part: 1, uploadId });
    } catch (error) {
      const failure = error instanceof UploadError ? { problem: error.message, mayRetry: error.mayRetry } : { problem: '', mayRetry: true };
      change(key, { state: 'failed', ...failure });
    }
  };
  const add = (files: readonly File[]) => {
    const images = files.filter((file) => /^image\/(jpeg|png|webp)$/.test(file.type));
    const accepted = images.slice(0, Math.max(0, maxFiles - pictures.length));
    setProblem(
      images.length < files.length ? say('onlyImages') : accepted.length < images.length ? say('tooMany', { count: maxFiles }) : '',
    );
    const chosen = accepted.map((file) => {
      counter.current += 1;
      return { ...fresh, key: counter.current, file, preview: URL.createObjectURL(file) };
    });
    setPictures((now) => [...now, ...chosen]);
    for (const { key, file } of chosen) void send(key, file);
  };
  const retry = (key: number) => {
    const picture = pictures.find((one) => one.key === key);
    if (!picture) return;
    change(key, fresh);
    void send(key, picture.file);
  };
  const remove = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setProblem('');
    setPictures((now) => {
      const gone = now.find((one) => one.key === key);
      if (gone) URL.revokeObjectURL(gone.preview);
      return now.filter((one) => one.key !== key);
    });
  };
  return { pictures, problem, add, retry, remove };
}
