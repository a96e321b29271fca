import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { showToast } from '#ui/toast.tsx';
import { listTexts } from './list-texts.ts';

/** An office action's result: the message, and the fields that undo it on the same page. */
export type ActionSuccess = { readonly done: string; readonly undo?: Readonly<Record<string, string>> };

/** Results already shown: a form that resets after its answer would show it twice. */
const announced = new WeakSet<object>();

/** With undo where possible. */
export function useSuccessToast(answer: unknown): void {
  const submit = useSubmit();
  const say = useTexts(listTexts);
  const latest = useRef({ submit, undoWord: say('undo') });
  useEffect(() => {
    latest.current = { submit, undoWord: say('undo') };
  });
  useEffect(() => {
    if (!isDone(answer) || announced.has(answer)) return;
    announced.add(answer);
    const { done, undo } = answer;
    const press = undo && (() => void latest.current.submit({ ...undo }, { method: 'post', preventScrollReset: true }));
    showToast(done, 'ok', press && { action: { label: latest.current.undoWord, press } });
  }, [answer]);
}

const isDone = (answer: unknown): answer is ActionSuccess =>
  typeof answer === 'object' && answer !== null && 'done' in answer && typeof answer.done === 'string';
