import type { SyntheticEvent } from 'react';
import { useTexts } from '#site/locale.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Progress } from '#ui/progress.tsx';
import { uploadTexts } from '#ui/upload/texts.ts';
import type { ChosenPicture } from '#ui/upload/use-uploads.ts';

type UploadItemProps = { picture: ChosenPicture; name: string; onRetry: () => void; onRemove: () => void };

export function UploadItem({ picture, name, onRetry, onRemove }: UploadItemProps) {
  const say = useTexts(uploadTexts);
  const { file, preview, part, state, problem, uploadId } = picture;
  return (
    <li>
      <img src={preview} alt="" width={56} height={56} onError={hide} />
      <div className="upload-about">
        <span className="upload-name">{file.name}</span>
        {state === 'sending' && <Progress value={part} max={1} label={say('sending', { name: file.name })} />}
        <span role="status" className={state === 'failed' ? 'err' : 'help'}>
          {state === 'failed' && (problem || say('broken'))}
          {state === 'done' && say('done')}
        </span>
      </div>
      {state === 'failed' && picture.mayRetry && (
        <Button size="small" onClick={onRetry}>
          {say('retry')}
        </Button>
      )}
      <IconButton label={say('remove', { name: file.name })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
      {uploadId && <input type="hidden" name={name} value={uploadId} />}
    </li>
  );
}

/** What the browser cannot display stays empty. */
const hide = (event: SyntheticEvent<HTMLImageElement>): void => {
  event.currentTarget.style.visibility = 'hidden';
};
