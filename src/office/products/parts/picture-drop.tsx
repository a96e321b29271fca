import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { uploadTexts } from '#ui/upload/texts.ts';
import { useUploads } from '#ui/upload/use-uploads.ts';
import { productOfficeTexts } from '../product-office-texts.ts';

type DropProps = {
  maxFiles: number /** What the page does with a picture the server took. */;
  intent: string /** Whose picture it is, where the address does not say. */;
  id?: number;
};

/** Drag and drop with progress; each picture is posted as soon as it is uploaded. */
export function PictureDrop({ maxFiles, intent, id }: DropProps) {
  const say = useTexts(productOfficeTexts);
  const sayUpload = useTexts(uploadTexts);
  const fetcher = useFetcher<{ problem: string } | { done: string }>();
  const { pictures, problem, add, retry, remove } = useUploads('library', maxFiles, sayUpload);
  useSuccessToast(fetcher.data);
  const refused = fetcher.state === 'idle' && fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : null;
  const [isOver, setOver] = useState(false);
  const added = useRef(new Set<string>());
  const latest = useRef({ submit: fetcher.submit, remove });
  latest.current = { submit: fetcher.submit, remove };
  useEffect(() => {
    if (fetcher.state !== 'idle') return;
    // In the chosen order: a small picture does not overtake a large one.
    const next = pictures.find(({ state, uploadId }) => state !== 'failed' && (uploadId === null || !added.current.has(uploadId)));
    if (next?.state !== 'done' || !next.uploadId) return;
    added.current.add(next.uploadId);
    void latest.current.submit({ intent, upload_id: next.uploadId, ...(id !== undefined && { id }) }, { method: 'post' });
    latest.current.remove(next.key);
  }, [pictures, fetcher.state, intent, id]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
  };
  return (
    <>
      <label
        className="goods-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <b>{say(maxFiles > 1 ? 'drop' : 'dropOne')}</b>
        <input
          className="visually-hidden"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple={maxFiles > 1}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {(problem || refused) && (
        <p className="err" role="alert">
          {problem || refused}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="upload-list" aria-live="polite">
          {pictures.map((picture) => (
            <li key={picture.key}>
              <img src={picture.preview} alt="" width="56" height="56" />
              <span className="upload-about">
                <span className="upload-name">{say(picture.state === 'failed' ? 'failed' : 'sending', { name: picture.file.name })}</span>
                <Progress value={picture.part} max={1} label={picture.file.name} />
              </span>
              {picture.state === 'failed' && (
                <Button size="small" onClick={() => retry(picture.key)}>
                  {say('again')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
