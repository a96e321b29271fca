import { type ChangeEvent, useId, useRef } from 'react';
import { useTexts } from '#site/locale.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import type { Purpose } from '#ui/upload/send-picture.ts';
import { uploadTexts } from '#ui/upload/texts.ts';
import { UploadItem } from '#ui/upload/upload-item.tsx';
import { useBlockedSubmit } from '#ui/upload/use-held-form.ts';
import { useUploads } from '#ui/upload/use-uploads.ts';

type UploadFieldProps = {
  label: string;
  /** Finished pictures are sent with the form under this name, one field each. */
  name?: string;
  purpose?: Purpose;
  maxFiles?: number;
};

const accepted = 'image/jpeg,image/png,image/webp';

/** Each picture is uploaded as soon as it is chosen, and can be retried or removed. */
export function UploadField({ label, name = 'upload_ids', purpose = 'attachment', maxFiles = 5 }: UploadFieldProps) {
  const say = useTexts(uploadTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { pictures, problem, add, retry, remove } = useUploads(purpose, maxFiles, say);
  const isHeld = useBlockedSubmit(input, pictures);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.currentTarget.files ?? [])]);
    // Lets the same file be chosen again after removal.
    event.currentTarget.value = '';
  };
  const takeAway = (key: number) => {
    remove(key);
    input.current?.focus();
  };
  return (
    <div className="field upload">
      <label htmlFor={id}>{label}</label>
      <span className="upload-pick">
        <span className="btn btn-quiet" aria-hidden="true">
          <PlusIcon size={16} />
          {say('add')}
        </span>
        <input ref={input} id={id} type="file" accept={accepted} multiple onChange={choose} aria-describedby={`${id}-help`} />
      </span>
      <p className="help" id={`${id}-help`}>
        {say('help', { count: maxFiles })}
      </p>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      {isHeld && (
        <p className="help" role="status">
          {say('held')}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="upload-list" aria-label={say('list')}>
          {pictures.map((picture) => (
            <UploadItem
              key={picture.key}
              {...{ picture, name }}
              onRetry={() => retry(picture.key)}
              onRemove={() => takeAway(picture.key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
