import { type ChangeEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { maxPhotos } from '#areas/custom/rules/limits.ts';
import { pictureTexts } from '#areas/custom/texts.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { Progress } from '#ui/progress.tsx';
import { uploadTexts } from '#ui/upload/texts.ts';
import { useBlockedSubmit } from '#ui/upload/use-held-form.ts';
import { type ChosenPicture, useUploads } from '#ui/upload/use-uploads.ts';

const accepted = 'image/jpeg,image/png,image/webp';

type PhotoFieldProps = { label: string; help: string /** Offers crown and tips to be marked. */; hasTaps?: boolean };

/** Uploads photos as they are chosen; without script a plain file field. */
export function PhotoField({ label, help, hasTaps }: PhotoFieldProps) {
  const say = useTexts(pictureTexts);
  const upload = useTexts(uploadTexts);
  const { variant } = useLocale();
  const id = useId();
  const { pictures, problem, add, retry, remove } = useUploads('attachment', maxPhotos, upload);
  const input = useRef<HTMLInputElement>(null);
  const isHeld = useBlockedSubmit(input, pictures);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.currentTarget.files ?? [])]);
    // Lets the same file be chosen again after removal.
    event.currentTarget.value = '';
  };
  return (
    <div className="field upload">
      <noscript>
        <label htmlFor={`${id}-plain`}>{label}</label>
        <input id={`${id}-plain`} type="file" name="photos" accept={accepted} multiple />
      </noscript>
      <div className="needs-script stack">
        <label htmlFor={id}>{label}</label>
        <div className="row">
          <span className="upload-pick">
            <span className="btn btn-quiet" aria-hidden="true">
              <PlusIcon size={16} />
              {say('choose')}
            </span>
            <input ref={input} id={id} type="file" accept={accepted} multiple onChange={choose} aria-describedby={`${id}-help`} />
          </span>
          {variant === 'mobile' && (
            <span className="upload-pick">
              <span className="btn btn-quiet" aria-hidden="true">
                {say('camera')}
              </span>
              <input type="file" accept="image/*" capture="environment" onChange={choose} aria-label={say('camera')} />
            </span>
          )}
        </div>
      </div>
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      {isHeld && (
        <p className="help" role="status">
          {upload('held')}
        </p>
      )}
      {pictures.length > 0 && (
        <>
          {hasTaps && <p className="help">{say('tapHelp')}</p>}
          <ul className="photo-list" aria-label={upload('list')}>
            {pictures.map((picture, place) => (
              <Photo
                key={picture.key}
                {...{ picture, place, hasTaps: hasTaps ?? false }}
                onRetry={() => retry(picture.key)}
                onRemove={() => remove(picture.key)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type PhotoPoint = { readonly x: number; readonly y: number };
type PhotoProps = { picture: ChosenPicture; place: number; hasTaps: boolean; onRetry: () => void; onRemove: () => void };

function Photo({ picture, place, hasTaps, onRetry, onRemove }: PhotoProps) {
  const say = useTexts(pictureTexts);
  const upload = useTexts(uploadTexts);
  const [points, setPoints] = useState<readonly PhotoPoint[]>([]);
  const { file, preview, part, state, problem, uploadId } = picture;
  const tap = (event: MouseEvent<HTMLElement>) => {
    // Keyboard activation has no position on the picture.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    setPoints((now) => (now.length >= 2 ? [point] : [...now, point]));
  };
  const image = <img src={preview} alt={say('photo', { place: place + 1 })} />;
  return (
    <li>
      {hasTaps ? (
        <button type="button" className="photo-tap" aria-label={say('tapPhoto', { place: place + 1 })} onClick={tap}>
          {image}
          {points.map(({ x, y }, turn) => (
            <span key={`${x} ${y}`} className="photo-mark" style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
              {say(turn === 0 ? 'crown' : 'tip')}
            </span>
          ))}
        </button>
      ) : (
        <span className="photo-tap">{image}</span>
      )}
      {state === 'sending' && <Progress value={part} max={1} label={upload('sending', { name: file.name })} />}
      <div className="photo-about">
        <span role="status" className={state === 'failed' ? 'err' : 'help'}>
          {state === 'failed' && (problem || upload('broken'))}
          {state === 'done' && upload('done')}
        </span>
        {state === 'failed' && picture.mayRetry && (
          <Button size="small" onClick={onRetry}>
            {upload('retry')}
          </Button>
        )}
        <IconButton label={upload('remove', { name: file.name })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      {uploadId && <input type="hidden" name="upload_ids" value={uploadId} />}
      {uploadId && hasTaps && (
        <input type="hidden" name="taps" value={points.map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`).join(' ')} />
      )}
    </li>
  );
}
